import { randomUUID } from 'node:crypto';
import {
  organizerParticipationSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import {
  type BatchItem,
  batchPreviewSchema,
  batchResultSchema,
} from '@mosta/shared/schemas/participation-batch.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { editions } from '../src/tables/edition';
import { organizers } from '../src/tables/organizer';
import { participations } from '../src/tables/participation';
import { reservations } from '../src/tables/reservation';
import { makeParticipation } from './safety/support/rows';
import { auditLinesOf } from './support/audit-lines';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let call: ReturnType<typeof salesCalls>['call'];
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
let exhibitors: readonly TestExhibitor[];
let colleague: string;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  ({ call } = salesCalls(service));
  mailsTo = await keepMailJobs(service);
  exhibitors = await makeExhibitors(service, 4);
  const { db } = service.database;
  const { user } = await service.signup('collegue@exemple.dz');
  colleague = user._id;
  await db.update(users).set({ role: 'Organizer' }).where(eq(users.id, colleague));
  await db.insert(organizers).values({ userId: colleague, role: 'manager', joinedAt: new Date() });
});
afterAll(() => service.close());

const PREFIX = '/v1/organizer/participation';
const read = async (id: string) =>
  v.parse(organizerParticipationSchema, (await call('GET', `${PREFIX}/${id}`, organizer)).json());
/** A participation of each exhibitor, as the organiser sees it. */
async function makeItems(): Promise<[BatchItem, BatchItem, BatchItem, BatchItem]> {
  const items: BatchItem[] = [];
  for (const exhibitor of exhibitors) {
    const { id = '' } = await makeParticipation(service, exhibitor);
    items.push({ _id: id, version: 1, assignee: null });
  }
  const [first, second, third, fourth] = items;
  if (!first || !second || !third || !fourth) throw new Error('There are too few exhibitors');
  return [first, second, third, fourth];
}
const send = (work: object, key: string = randomUUID()) =>
  call('POST', `${PREFIX}/batch`, organizer, { ...work, key });
const run = async (work: object, key?: string) =>
  v.parse(batchResultSchema, (await send(work, key)).json()).results;
const look = async (work: object) =>
  v.parse(
    batchPreviewSchema,
    (await call('POST', `${PREFIX}/batch/preview`, organizer, work)).json(),
  );
const problemsOf = (results: readonly { problem: string | null }[]) =>
  results.map(({ problem }) => problem);

it('does with each what can be done, and says why not with the others', async () => {
  const { db } = service.database;
  const [good, changed, decided, cancelled] = await makeItems();
  await call('POST', `${PREFIX}/${changed._id}/request-change`, organizer, { message: 'Le NIF ?' });
  await call('POST', `${PREFIX}/${decided._id}/accept`, organizer, {});
  const { reservation } = await read(cancelled._id);
  await db
    .update(reservations)
    .set({ status: 'cancelled' })
    .where(eq(reservations.id, reservation._id));
  const gone = { ...good, _id: randomUUID() };
  const work = {
    ...{ action: 'refuse', message: 'Le hall est plein.' },
    items: [good, changed, decided, cancelled, gone],
  };
  const expected = [
    null,
    'PARTICIPATION_CHANGED',
    'ALREADY_DECIDED',
    'RESERVATION_CANCELLED',
    'NOT_FOUND',
  ];
  const looked = await look(work);
  expect(problemsOf(looked.results)).toEqual(expected);
  expect(looked.example?.mails[0]?.text).toContain('> Le hall est plein.');
  expect((await read(good._id)).status).toBe('received');
  const results = await run({ ...work, letterVersion: looked.example?.letterVersion });
  expect(problemsOf(results)).toEqual(expected);
  expect(results[0]).toMatchObject({ current: { version: 2 } });
  expect(results[1]?.current).toEqual({ ...changed, version: 2 });
  expect(results[4]).toMatchObject({ company: null, current: null });
  const refused = await read(good._id);
  expect(refused).toMatchObject({ status: 'refused', message: 'Le hall est plein.' });
  expect(await auditLinesOf(db, good._id)).toEqual([
    ['participation.refuse', { before: { status: 'received' }, after: { status: 'refused' } }],
  ]);
  const [owner] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, exhibitors[0]?.id ?? ''));
  const mails = await mailsTo(owner?.email ?? '');
  expect(mails.filter(({ text }) => text.includes('> Le hall est plein.'))).toHaveLength(1);
  // What was not possible is, once it was read again.
  const again = { ...work, items: results.slice(1, 2).flatMap(({ current }) => current ?? []) };
  expect(problemsOf(await run(again))).toEqual([null]);
});

it('is done once under a key, however often the call is sent', async () => {
  const items = (await makeItems()).slice(0, 2);
  const key = randomUUID();
  const work = { action: 'accept', message: 'Bienvenue', items };
  const answers = await Promise.all([run(work, key), run(work, key)]);
  expect(answers.map(problemsOf)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(problemsOf(await run(work, key))).toEqual([null, null]);
  expect(problemsOf(await run(work))).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED']);
  const lines = await auditLinesOf(service.database.db, items[0]?._id ?? '');
  expect(lines).toHaveLength(1);
});

it('gives participations to a colleague, but none that was given to somebody else meanwhile', async () => {
  const [first, second] = await makeItems();
  const { db } = service.database;
  await db
    .update(participations)
    .set({ assignedTo: colleague })
    .where(eq(participations.id, second._id));
  const nobody = { action: 'assign', to: null, items: [first, second] };
  expect(problemsOf((await look({ ...nobody, to: colleague })).results)).toEqual([null, null]);
  expect(problemsOf(await run(nobody))).toEqual([null, 'PARTICIPATION_CHANGED']);
  expect(problemsOf(await run({ ...nobody, to: colleague }))).toEqual([null, null]);
  expect((await read(first._id)).assignee).toMatchObject({ _id: colleague });
  const wrong = await send({ ...nobody, to: exhibitors[0]?.id });
  expect(outcomeOf(wrong)).toEqual([400, 'INVALID_INPUT']);
});

it('leaves former editions as they are, and a letter that was not read', async () => {
  const { db } = service.database;
  const [former, unread] = await makeItems();
  const [edition] = await db.select().from(editions).where(eq(editions.current, true));
  if (!edition) throw new Error('There is no edition');
  const { id: _id, ...model } = edition;
  await db
    .insert(editions)
    .values({ ...model, current: false, state: 'archived', year: 1999 })
    .onConflictDoNothing();
  await db.update(participations).set({ edition: 1999 }).where(eq(participations.id, former._id));
  const work = { action: 'accept', message: '', items: [former, unread], letterVersion: 99 };
  expect(problemsOf(await run(work))).toEqual(['EDITION_FORMER', 'DECISION_LETTER_CHANGED']);
  expect((await read(unread._id)).status).toBe('received');
});

it('takes a hundred at most, each once, and a reason with a refusal', async () => {
  const item = { version: 1, assignee: null };
  const many = Array.from({ length: 101 }, () => ({ ...item, _id: randomUUID() }));
  const twice = { ...item, _id: randomUUID() };
  for (const work of [
    { action: 'accept', items: many },
    { action: 'accept', items: [twice, twice] },
    { action: 'accept', items: [] },
    { action: 'refuse', items: [twice], message: '' },
  ]) {
    expect(outcomeOf(await send(work))).toEqual([400, 'INVALID_INPUT']);
  }
});

it('exports and lists the chosen ones alone', async () => {
  const [first, second] = await makeItems();
  const ids = `${first._id},${second._id}`;
  const list = await call('GET', `${PREFIX}?ids=${ids}`, organizer);
  const page = v.parse(participationPageSchema, list.json());
  expect(page.total).toBe(2);
  expect(page.participations.map(({ _id }) => _id).toSorted()).toEqual(ids.split(',').toSorted());
  const file = await call('GET', `${PREFIX}/export?format=csv&ids=${ids}`, organizer);
  expect(file.body.trim().split('\n')).toHaveLength(3);
  expect(outcomeOf(await call('GET', `${PREFIX}?ids=tout`, organizer))).toEqual([
    400,
    'INVALID_INPUT',
  ]);
});
