import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { MAIL_TOPIC } from '../../src/outbox/mail-job';
import { outbox } from '../../src/tables/outbox';
import { startTestApp, type TestApp } from '../support/test-app';
import { makeCaller } from './support/callers';
import { parametersOf } from './support/parameters';
import { APPLICATION, PERSONAL } from './support/payloads';
import { addressOf, send } from './support/requests';
import { isValibotSchema, pathsOf, SAMPLE_EMAIL, sampleOf, withValue } from './support/samples';

const VICTIM = 'victime@exemple.dz';
const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\v', '%0d%0a', '=0D=0A', '\r\n '];
const smuggled = BREAKS.map((line) => `${line}Bcc: ${VICTIM}${line}X-Essai: oui`);

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (whole, key) => Object.entries(Object(whole)).find(([name]) => name === key)?.[1],
    value,
  );

/** Bodies that a form takes, but for one text with a header smuggled in behind it. */
function poisoned(sample: unknown): unknown[] {
  return pathsOf(sample).flatMap((path) => {
    const text = valueAt(sample, path);
    if (typeof text !== 'string') return [];
    return smuggled
      .flatMap((tail) => [text + tail, tail + text])
      .map((changed) => withValue(sample, path, changed));
  });
}

let people = 0;
const ownAddress = (text: string) => {
  people += 1;
  return text.replaceAll(SAMPLE_EMAIL, `essai-${people}@exemple.dz`);
};

/** Header lines of every mail that has left, folded ones as they are. */
async function sentHeaders(): Promise<string[]> {
  const waiting = and(eq(outbox.topic, MAIL_TOPIC), isNull(outbox.sentAt));
  while ((await service.database.db.select().from(outbox).where(waiting)).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const folder = join(service.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => {
      const [head = ''] = readFileSync(join(folder, name), 'utf8').split(/\r?\n\r?\n/);
      return head.split(/\r\n|\r|\n/);
    });
}

it('nothing typed into a form becomes a header of a mail', async () => {
  const faults: string[] = [];
  for (const call of service.app.calls.filter(({ access }) => access === 'public')) {
    const { body } = call.schema;
    if (!isValibotSchema(body)) continue;
    const owner = await makeCaller(service, 'Exhibitor');
    const parameters = await parametersOf(call.url)?.make(service, owner);
    for (const sample of poisoned(sampleOf(body, 'minimal'))) {
      const { statusCode } = await send(service, call, {
        url: addressOf(call, parameters),
        headers: { 'content-type': 'application/json' },
        payload: ownAddress(JSON.stringify(sample)),
      });
      if (statusCode >= 500) faults.push(`${call.method} ${call.url} ${JSON.stringify(sample)}`);
    }
  }
  for (const sample of poisoned(PERSONAL)) {
    const { statusCode } = await send(
      service,
      { method: 'POST' },
      {
        url: '/v1/staff',
        ...APPLICATION(Object(sample)),
      },
    );
    if (statusCode >= 500) faults.push(`POST /v1/staff ${JSON.stringify(sample)}`);
  }
  expect(faults).toEqual([]);

  const headers = await sentHeaders();
  expect(headers.filter((line) => /^subject:/i.test(line)).length).toBeGreaterThan(20);
  expect(headers.filter((line) => /^(?:bcc|cc|x-essai):/i.test(line))).toEqual([]);
  expect(
    headers.filter((line) => /^(?:to|from|reply-to|sender):/i.test(line) && line.includes(VICTIM)),
  ).toEqual([]);
});
