import { randomUUID } from 'node:crypto';
import { noteListSchema, noteSchema } from '@mosta/shared/schemas/note.schema';
import {
  assigneeListSchema,
  organizerParticipationSchema,
  participationListSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { organizers } from '../src/tables/organizer';
import { makeParticipation } from './safety/support/rows';
import { auditLinesOf } from './support/audit-lines';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let colleague: TestOrganizer & { id: string };
let call: ReturnType<typeof salesCalls>['call'];
let mine: TestExhibitor;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  colleague = await makeColleague('collegue@exemple.dz');
  ({ call } = salesCalls(service));
  const [first] = await makeExhibitors(service, 1);
  if (!first) throw new Error('There is no exhibitor');
  mine = first;
});
afterAll(() => service.close());

/** A manager who has joined. */
async function makeColleague(email: string): Promise<TestOrganizer & { id: string }> {
  const { db } = service.database;
  const { user } = await service.signup(email);
  await db.update(users).set({ role: 'Organizer' }).where(eq(users.id, user._id));
  await db.insert(organizers).values({ userId: user._id, role: 'manager', joinedAt: new Date() });
  return { id: user._id, headers: bearer(await service.login(email)) };
}

const PREFIX = '/v1/organizer/participation';
const assign = (id: string, assignee: string | null, seen: string | null, by = organizer) =>
  service.app.inject({
    ...{ method: 'PUT', url: `${PREFIX}/${id}/assignee`, headers: by.headers },
    payload: { assignee, seen },
  });
const note = (id: string, text: string, key: string = randomUUID()) =>
  call('POST', `${PREFIX}/${id}/note`, organizer, { text, key });
const listed = async (query: string, by: TestOrganizer) => {
  const response = await call('GET', `${PREFIX}?${query}`, by);
  return v.parse(participationPageSchema, response.json());
};
const make = async () => (await makeParticipation(service, mine)).id ?? '';
const auditOf = (id: string) => auditLinesOf(service.database.db, id);

it('is given to a colleague, who finds it among their own', async () => {
  const id = await make();
  const known = await call('GET', `${PREFIX}/assignees`, organizer);
  expect(v.parse(assigneeListSchema, known.json()).map(({ _id }) => _id)).toContain(colleague.id);
  const response = await assign(id, colleague.id, null);
  const answer = v.parse(organizerParticipationSchema, response.json());
  expect([answer.assignee?._id, answer.version]).toEqual([colleague.id, 1]);
  const own = await listed('assigned=me', colleague);
  expect(own).toMatchObject({ total: 1, participations: [{ _id: id }] });
  expect(own.participations[0]?.assignee?._id).toBe(colleague.id);
  expect((await listed('assigned=me', organizer)).total).toBe(0);
  const nobodys = (await listed('assigned=nobody', organizer)).participations;
  expect(nobodys.map(({ _id }) => _id)).not.toContain(id);
  expect(await auditOf(id)).toEqual([
    ['participation.assign', { before: null, after: colleague.id }],
  ]);
});

it('is not given over the head of somebody who gave it meanwhile', async () => {
  const id = await make();
  const { id: second } = await makeColleague('seconde@exemple.dz');
  const answers = await Promise.all([assign(id, colleague.id, null), assign(id, second, null)]);
  expect(answers.map(outcomeOf).sort()).toEqual([[200], [409, 'PARTICIPATION_CHANGED']]);
  // The same call once more changes nothing and is no fault.
  const given = answers[0]?.statusCode === 200 ? colleague.id : second;
  expect(outcomeOf(await assign(id, given, null))).toEqual([200]);
  expect(await auditOf(id)).toHaveLength(1);
});

it('is given to nobody who may not decide', async () => {
  const id = await make();
  expect(outcomeOf(await assign(id, mine.id, null))).toEqual([400, 'INVALID_INPUT']);
});

it('has notes of the organisers, written once for each key, which no answer to the exhibitor has', async () => {
  const id = await make();
  const key = randomUUID();
  const [first, again] = await Promise.all([
    note(id, 'Rappeler jeudi.', key),
    note(id, 'Rappeler jeudi.', key),
  ]);
  expect(v.parse(noteSchema, again.json())).toEqual(v.parse(noteSchema, first.json()));
  expect(outcomeOf(await note(id, 'Rappeler vendredi.', key))).toEqual([409, 'ALREADY_RECORDED']);
  await note(id, 'A rappelé.');
  const notes = await call('GET', `${PREFIX}/${id}/note`, organizer);
  expect(v.parse(noteListSchema, notes.json()).map(({ text }) => text)).toEqual([
    'Rappeler jeudi.',
    'A rappelé.',
  ]);
  const other = await make();
  expect(outcomeOf(await note(other, 'Autre', key))).toEqual([400, 'INVALID_INPUT']);
  expect(outcomeOf(await note(id, ' '))).toEqual([400, 'INVALID_INPUT']);
  expect((await auditOf(id)).map(([action]) => action)).toEqual([
    'participation.note',
    'participation.note',
  ]);
  const own = await call('GET', '/v1/participation/mine', mine);
  expect(v.parse(participationListSchema, own.json()).length).toBeGreaterThan(0);
  expect(own.body).not.toMatch(/Rappeler|assign/);
  expect((await call('GET', `${PREFIX}/${id}/note`, mine)).statusCode).toBe(403);
});
