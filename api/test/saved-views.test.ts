import type { SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type SavedView,
  savedViewListSchema,
  savedViewSchema,
} from '@mosta/shared/schemas/saved-view.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { organizers } from '../src/tables/organizer';
import { savedViews } from '../src/tables/saved-view';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PATH = '/v1/account/view';
const VIEW = { table: 'participation', name: 'À relire', filters: 'etape=received&tri=company' };

let service: TestApp;
let organizer: SessionAnswer;
beforeAll(async () => {
  service = await startTestApp();
  organizer = await service.organizer();
});
beforeEach(() => service.database.db.delete(savedViews));
afterAll(() => service.close());

const save = (view: object, session = organizer) =>
  service.app.inject({ method: 'PUT', url: PATH, headers: bearer(session), payload: view });
const list = async (session = organizer): Promise<SavedView[]> => {
  const answer = await service.app.inject({ url: PATH, headers: bearer(session) });
  return v.parse(savedViewListSchema, answer.json());
};
async function makeColleague(): Promise<SessionAnswer> {
  const { db } = service.database;
  const { user } = await service.signup('collegue@exemple.dz');
  await db.update(users).set({ role: 'Organizer' }).where(eq(users.id, user._id));
  await db.insert(organizers).values({ userId: user._id, role: 'reader', joinedAt: new Date() });
  return service.login('collegue@exemple.dz');
}
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;

it('keeps views by their names, and gives a name that is there the new filters', async () => {
  const saved = v.parse(savedViewSchema, (await save(VIEW)).json());
  await save({ ...VIEW, name: 'Acceptés', filters: 'etape=accepted' });
  const again = v.parse(savedViewSchema, (await save({ ...VIEW, filters: 'suivi=mine' })).json());
  expect(again).toEqual({ ...saved, filters: 'suivi=mine' });
  expect((await list()).map(({ name, filters }) => [name, filters])).toEqual([
    ['Acceptés', 'etape=accepted'],
    ['À relire', 'suivi=mine'],
  ]);
});

it('keeps the same name apart in another table', async () => {
  await save(VIEW);
  await save({ ...VIEW, table: 'quote', filters: 'suite=waiting' });
  expect(await list()).toHaveLength(2);
});

it('shows and removes the views of the own account alone', async () => {
  const { _id } = v.parse(savedViewSchema, (await save(VIEW)).json());
  const colleague = await makeColleague();
  expect(await list(colleague)).toEqual([]);
  const remove = (session: SessionAnswer) =>
    service.app.inject({ method: 'DELETE', url: `${PATH}/${_id}`, headers: bearer(session) });
  expect((await remove(colleague)).statusCode).toBe(404);
  expect((await remove(organizer)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

it.each([
  ['no name', { name: '  ' }],
  ['a table that has none', { table: 'audit' }],
  ['filters that are no query', { filters: 'a=b"><script>' }],
  ['an unknown field', { owner: 'x' }],
])('refuses %s', async (_what, change) => {
  const refused = await save({ ...VIEW, ...change });
  expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'INVALID_INPUT']);
});

it('keeps at most a hundred, however many arrive at once', async () => {
  const userId = organizer.user._id;
  const rows = Array.from({ length: 98 }, (_none, number) => ({
    ...{ userId, table: 'staff' as const, name: `Vue ${number}`, filters: '' },
  }));
  await service.database.db.insert(savedViews).values(rows);
  const answers = await Promise.all(
    ['un', 'deux', 'trois', 'quatre'].map((name) => save({ ...VIEW, name })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
  expect(await list()).toHaveLength(100);
});
