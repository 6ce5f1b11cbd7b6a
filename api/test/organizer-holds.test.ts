import {
  type OrganizerHold,
  organizerHoldPageSchema,
} from '@mosta/shared/schemas/organizer-hold.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { auditLog } from '../src/tables/audit';
import { standHolds } from '../src/tables/hold';
import { makeApplicant } from './support/participations';
import {
  freeStands,
  makeOrganizer,
  outcomeOf,
  salesCalls,
  type TestOrganizer,
} from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const CODES = ['A20', 'A21', 'A22'] as const;
const HOUR = 3_600_000;

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(() => freeStands(service, CODES));
afterAll(() => service.close());

/** An option that ends in so many hours. */
async function held(code: string, hours: number) {
  const by = await makeApplicant(service);
  await service.database.db.insert(standHolds).values({
    ...{ standCode: code, exhibitorId: by.id },
    expiresAt: new Date(Date.now() + hours * HOUR),
  });
  return by;
}
const list = async (query = '') => {
  const answer = await calls.call('GET', `/v1/organizer/hold?${query}`, organizer);
  return v.parse(organizerHoldPageSchema, answer.json());
};
const first = async (): Promise<OrganizerHold> => {
  const [hold] = (await list()).holds;
  if (!hold) throw new Error('There is no option');
  return hold;
};
const act = (hold: OrganizerHold, what: 'extend' | 'release', body: object) =>
  calls.call('POST', `/v1/organizer/hold/${hold._id}/${what}`, organizer, {
    ...{ expires: hold.expires, ...body },
  });

it('lists options by their end, filtered and by pages; what has run out is not there', async () => {
  await held('A20', 100);
  await held('A21', 10);
  await held('A22', -1);
  const codes = async (query: string) => (await list(query)).holds.map(({ code }) => code);
  expect(await codes('')).toEqual(['A21', 'A20']);
  expect(await codes('direction=desc')).toEqual(['A20', 'A21']);
  expect(await codes('sort=code&limit=1&offset=1')).toEqual(['A21']);
  expect(await list('within=24')).toMatchObject({ total: 1, holds: [{ code: 'A21' }] });
  expect(await codes('search=a20')).toEqual(['A20']);
});

it('extends an option once, tells the exhibitor, and refuses a second decision about the old end', async () => {
  const by = await held('A20', 10);
  const hold = await first();
  const answers = await Promise.all([
    act(hold, 'extend', { hours: 24 }),
    act(hold, 'extend', { hours: 24 }),
  ]);
  expect(answers.map(outcomeOf)).toEqual([[200], [200]]);
  const wanted = new Date(Date.parse(hold.expires) + 24 * HOUR).toISOString();
  expect(await first()).toMatchObject({ expires: wanted, prolongations: 0 });
  expect(outcomeOf(await act(hold, 'extend', { hours: 48 }))).toEqual([409, 'HOLD_CHANGED']);
  expect(outcomeOf(await act(hold, 'release', { reason: 'Exemple' }))).toEqual([
    ...[409, 'HOLD_CHANGED'],
  ]);
  const titles = (await calls.notificationsOf(by)).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Option sur le stand A20 prolongée')).toHaveLength(1);
  const { db } = service.database;
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'stand.extend-hold'));
  expect(entry).toMatchObject({
    ...{ subject: 'A20' },
    details: { before: { expires: hold.expires }, after: { expires: wanted } },
  });
});

it('releases an option with the reason, and frees the stand', async () => {
  const by = await held('A20', 10);
  const hold = await first();
  expect(outcomeOf(await act(hold, 'release', { reason: ' ' }))).toEqual([400, 'INVALID_INPUT']);
  expect(outcomeOf(await act(hold, 'release', { reason: 'Salle fermée' }))).toEqual([204]);
  expect(outcomeOf(await act(hold, 'release', { reason: 'Salle fermée' }))).toEqual([
    ...[404, 'NOT_FOUND'],
  ]);
  expect(await calls.standOf('A20', organizer)).toMatchObject({ state: 'libre', holder: null });
  const [notice] = await calls.notificationsOf(by);
  expect(notice?.message).toMatch(/Salle fermée/);
});
