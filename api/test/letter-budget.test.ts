import { randomUUID } from 'node:crypto';
import { type Letter, letterSchema } from '@mosta/shared/schemas/letter.schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { allowanceCounts } from '../src/tables/allowance';
import { makeApplicant } from './support/participations';
import { makeOrganizer, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const PREFIX = '/v1/organizer/letter';
let service: TestApp;
let organizer: TestOrganizer;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000', MAILS_PER_HOUR: '4' });
  organizer = await makeOrganizer(service);
});
afterAll(() => service.close());

const call = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Letter> => {
  const { headers } = organizer;
  const request = { method, url: PREFIX + url, headers, ...(payload ? { payload } : {}) };
  return v.parse(letterSchema, (await service.app.inject(request)).json());
};

async function delivered(id: string, many: number): Promise<Letter> {
  for (;;) {
    const letter = await call('GET', `/${id}`);
    if (letter.counts.delivered >= many) return letter;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('sends as many mails as letters may in an hour, and the others when there is room again', async () => {
  const { db } = service.database;
  for (let made = 0; made < 3; made += 1) await makeApplicant(service);
  await db.update(users).set({ emailVerifiedAt: sql`now()` });
  const audience = { kind: 'filter', payment: 'any', sectors: [], country: '' };
  const content = {
    ...{ category: 'dossier', audience: { ...audience, stages: ['received'] } },
    subject: { fr: 'Montage', en: '', ar: '' },
    body: { fr: 'Le montage commence.', en: '', ar: '' },
  };
  const { _id, version } = await call('POST', '', { key: randomUUID(), content });
  await call('POST', `/${_id}/send`, { version, key: randomUUID(), at: null });

  // Two of four are for letters: the others are left to visitors.
  const begun = await delivered(_id, 2);
  expect(begun).toMatchObject({ state: 'sending', counts: { delivered: 2 } });
  expect(begun.counts.waiting).toBe(begun.counts.recipients - 2);
  expect(begun.counts.waiting).toBeGreaterThan(0);
  await db.delete(allowanceCounts);
  expect((await delivered(_id, 3)).counts.failed).toBe(0);
});
