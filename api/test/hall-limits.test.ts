import { availableParallelism } from 'node:os';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { multipart } from './safety/support/payloads';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
async function start(seconds: string) {
  service = await startTestApp({ PDF_SECONDS: seconds });
  headers = bearer(await service.organizer());
}
afterEach(() => service.close());

async function upload(content: string) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 3000">${content}</svg>`;
  const { payload, headers: type } = multipart([['name="file"; filename="hall.svg"', file]]);
  const request = { method: 'POST', url: '/v1/organizer/hall/import', payload } as const;
  return service.app.inject({ ...request, headers: { ...headers, ...type } });
}

/** Nine megabytes of curves, as a drawing program leaves them of a traced picture. */
const traced = (name: string) =>
  Array.from({ length: 110_000 }, (_each, at) => {
    const [x, y] = [(at * 37) % 3000, (at * 7) % 3000];
    return `<path id="${name}${at}" d="M${x} 0 C${x} 900 ${y} 2000 ${3000 - x} 3000"/>`;
  }).join('');

it('refuses a drawing that takes too long, and reads the next one', async () => {
  await start('1');
  const refused = await upload(traced('t'));
  expect(refused.statusCode).toBe(422);
  expect(v.parse(problemSchema, refused.json()).code).toBe('HALL_TOO_HEAVY');
  const next = await upload('<rect id="B49" width="30" height="30"/>');
  expect(next.json()).toMatchObject({ placed: [{ code: 'B49' }] });
});

it('asks to come back while as many wait as may', async () => {
  await start('600');
  // As the printer's plugin: threads, and documents that wait for each.
  const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
  const drawn = Array.from({ length: threads }, (_each, at) => upload(traced(`t${at}-`)));
  const waiting = Array.from({ length: threads * 150 + 1 }, (_each, at) =>
    upload(`<rect id="B49" width="30" height="${at + 1}"/>`),
  );
  const busy = await Promise.race([...drawn, ...waiting]);
  expect(busy.statusCode).toBe(503);
  expect(v.parse(problemSchema, busy.json()).code).toBe('DOCUMENTS_BUSY');
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
});
