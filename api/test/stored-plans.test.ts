import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { organizerStandListSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { exampleRegistry, exampleVersion, writeRegistry } from './support/registry';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const FRAME = '<style></style><main>[[portal-page]]</main>';
const part = (name: string) =>
  `<plan-part data-drawing="${name}"><p>${name}</p><g data-stand="B49" data-state="free"></g></plan-part>`;
const PARTS = ['a', 'b', 'stored'].map(part).join('');
/** Draws each shape of a stored drawing in two states, else the parts of the build with what the halls are called. */
const PROGRAM = `
exports.prepare = async (language) => async (address, answers) => {
  const halls = answers['v1/hall'];
  const stored = Object.entries(answers).find(([path]) => path.includes('/drawing/'));
  if (!stored) {
    const changed = ({ joins, cuts }) => [...joins, ...cuts].map(({ code, parts }) => code + '=' + parts.map((part) => part.code ?? part).join('+'));
    const names = halls.flatMap((hall) => [hall.name, ...changed(hall)]).join(' ');
    return '<style></style>' + ${JSON.stringify(PARTS)}.replaceAll('<p>', '<p>' + [language, address, names, ''].join(' '));
  }
  const { width, shapes } = stored[1];
  if (width === 666) throw new Error('cannot be drawn');
  const mark = (id, state) => '<g data-stand="' + id + '" data-state="' + state + '">' + id + state + '</g>';
  const marks = shapes.map(({ id }) => mark(id, 'free') + mark(id, 'blocked')).join('');
  return '<style></style><h1>' + [language, address, width, halls.length].join(' ') + '</h1>' + marks;
};
`;

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
  const folder = join(service.dataDir, 'remotes/exemple/1.0.0/prerender');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const language of ['fr', 'en', 'ar']) {
    write(join(service.hostDist, `prerender/${language}.html`), FRAME);
    write(join(folder, language, 'bonjour.html'), `<style></style>${PARTS}`);
  }
  write(join(folder, 'draw.cjs'), PROGRAM);
  const version = exampleVersion('1.0.0');
  const routes = version.descriptor.routes.map((route) =>
    route.path === '/Bonjour' ? { ...route, prerender: true, data: ['v1/edition'] } : route,
  );
  const versions = { '1.0.0': { ...version, descriptor: { ...version.descriptor, routes } } };
  writeRegistry(service.dataDir, exampleRegistry({ versions }));
});
afterAll(() => service.close());

async function store(hall: string, codes: readonly string[], width = 300) {
  const shapes = codes.map((id) => ({ type: 'rect', id, x: 0, y: 0, width: 9, height: 9 }));
  const drawing = { id: 'a', width, height: 60, shapes };
  const { statusCode } = await service.app.inject({
    ...{ method: 'POST', url: '/v1/organizer/hall', headers },
    payload: { hall, name: `Hall ${hall}`, drawingId: 'a', drawing },
  });
  expect(statusCode).toBe(200);
}
async function show(hall: string) {
  const url = `/v1/organizer/hall/${hall}/show`;
  const { statusCode } = await service.app.inject({ method: 'POST', url, headers });
  expect(statusCode).toBe(200);
}

/** The page once it holds a text: halls are read once a second, and drawn in a moment. */
async function pageWith(text: string, url: string): Promise<string> {
  let body = '';
  while (!body.includes(text))
    body = (await service.app.inject({ url, headers: { accept: 'text/html' } })).body;
  return body;
}

it('is drawn for the first hall too while stands of it are joined or cut', async () => {
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.app.inject({
      ...{ method, url: `/v1/organizer/stand${path}`, headers },
      ...(payload && { payload }),
    });
  const revisions = async () => {
    const list = v.parse(organizerStandListSchema, (await call('GET', '')).json());
    return new Map(list.map(({ code, revision }) => [code, revision]));
  };
  const known = async (...codes: string[]) => {
    const now = await revisions();
    return codes.map((code) => ({ code, revision: now.get(code) }));
  };
  const key = () => randomUUID();
  const stands = await known('C02', 'C03');
  await call('POST', '/join', { key: key(), code: 'C03', stands });
  expect(await pageWith('C03=C02+C03', '/bonjour?langue=fr')).toContain('<main><p>fr ');
  const whole = (await known('C03'))[0]?.revision;
  await call('POST', '/C03/split', { key: key(), revision: whole });
  const [stand] = await known('B49');
  const into = ['B49-1', 'B49-2'].map((code) => ({ code, share: 0.5 }));
  await call('POST', '/B49/cut', { key: key(), revision: stand?.revision, side: 'long', into });
  const body = await pageWith('B49=B49-1+B49-2', '/bonjour?langue=fr');
  expect(body).not.toContain('C03=');
  const parts = await known('B49-1', 'B49-2');
  expect((await call('POST', '/B49/uncut', { key: key(), stands: parts })).statusCode).toBe(200);
});

it('is drawn when it is asked for, in each language, with the states of now', async () => {
  await store('est', ['E01', 'E02']);
  await show('est');
  for (const language of ['fr', 'en', 'ar']) {
    const address = `/bonjour?hall=est&langue=${language}`;
    const body = await pageWith('<h1>', address);
    expect(body).toContain(`<h1>${language} /Bonjour?hall=est&plan=a 300 2</h1>`);
    expect(body).toContain('E01blocked');
    expect(body).not.toContain('E01free');
    expect(body).toContain('"v1/hall/est/drawing/a":');
  }
});

it('leaves the first hall to the build, until there are further ones to name', async () => {
  const body = await pageWith('Hall est', '/bonjour?plan=b&langue=fr');
  expect(body).toMatch(/<main><p>fr \/Bonjour .* Hall est b<\/p>/);
  expect(body).toContain('"v1/hall":[');
});

it('is drawn again after a change, of which the list of halls says nothing', async () => {
  await store('est', ['E01', 'E02'], 420);
  expect(await pageWith(' 420 2</h1>', '/bonjour?hall=est')).toContain('E02blocked');
});

it('keeps its last good page where it cannot be drawn', async () => {
  await store('est', ['E01', 'E02'], 666);
  const body = await pageWith('data-former', '/bonjour?hall=est');
  expect(body).toContain(' 420 2</h1>');
});

it('is left to the scripts where a hall is too large for a page', async () => {
  const codes = Array.from({ length: 401 }, (_each, at) => `Z${String(at).padStart(3, '0')}`);
  await store('grand', codes);
  await show('grand');
  const body = await pageWith('<p>stored</p>', '/bonjour?hall=grand');
  expect(body).not.toContain('<h1>');
});
