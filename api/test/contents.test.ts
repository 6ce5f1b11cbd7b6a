import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import first from '@mosta/shared/domain/first-content.json';
import data from '@mosta/shared/domain/programme.json';
import {
  type ContentEntry,
  contentConflictSchema,
  contentEntryListSchema,
  contentEntrySchema,
  contentHistorySchema,
  type EntryOf,
  isOfKind,
} from '@mosta/shared/schemas/content.schema';
import { questionListSchema } from '@mosta/shared/schemas/page-content.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { programmeSchema, type SessionContent } from '@mosta/shared/schemas/programme.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addFirstContent } from '../src/modules/content/content-start';
import { contentEntries } from '../src/tables/content';
import { editions } from '../src/tables/edition';
import { auditLinesOf } from './support/audit-lines';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp();
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());
beforeEach(async () => {
  const { db } = service.database;
  await db.delete(contentEntries);
  await db.delete(editions).where(eq(editions.current, false));
  await addFirstContent(db);
});

const PATH = '/v1/organizer/content';
const send = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const step = ({ _id, version }: ContentEntry, name: string) =>
  send('POST', `${PATH}/${_id}/${name}`, { version });
const change = ({ _id, version }: ContentEntry, content: SessionContent, publish = false) =>
  send('PUT', `${PATH}/${_id}`, { kind: 'session', version, content, publish });
const add = (content: SessionContent, publish = false, key: string = randomUUID()) =>
  send('POST', PATH, { kind: 'session', key, content, publish });
function entryOf(response: { json: () => unknown }): ContentEntry & EntryOf<'session'> {
  const entry = v.parse(contentEntrySchema, response.json());
  if (!isOfKind(entry, 'session')) throw new Error('It is of another kind');
  return entry;
}
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());
const all = async () =>
  v
    .parse(contentEntryListSchema, (await send('GET', `${PATH}?kind=session`)).json())
    .filter((entry) => isOfKind(entry, 'session'));
const shown = async () =>
  v.parse(programmeSchema, (await service.app.inject({ url: '/v1/content/session' })).json());
const historyOf = async ({ _id }: ContentEntry) =>
  v.parse(contentHistorySchema, (await send('GET', `${PATH}/${_id}/history`)).json());
const auditOf = ({ _id }: ContentEntry) => auditLinesOf(service.database.db, _id);

async function entryNamed(key: string) {
  const entry = (await all()).find((one) => one.key === key);
  if (!entry) throw new Error(`There is no ${key}`);
  return entry;
}

const TALK: SessionContent = {
  ...{ sample: false, date: '2025-04-28', starts: '13:00', ends: '14:00' },
  ...{ category: 'thematicConferences', place: 'Espace Conference' },
  title: { fr: 'L’eau et le blé', en: 'Water and wheat', ar: '' },
  text: { fr: 'Une conférence.', en: '', ar: '' },
  speakers: [{ name: 'Amina Exemple', from: 'Université exemple' }],
};

it('begins with the programme of the first edition, letter by letter, shown to everybody', async () => {
  expect(await shown()).toEqual(data);
  expect(await all()).toMatchObject(
    data.map(({ id }) => ({ key: id, version: 1, changedBy: null, undoable: false })),
  );
});

it('adds nothing twice, and nothing that was removed', async () => {
  await step(await entryNamed('visite-olive'), 'remove');
  await addFirstContent(service.database.db);
  expect((await shown()).map(({ id }) => id)).not.toContain('visite-olive');
  expect(await all()).toHaveLength(data.length - 1);
});

it('keeps a draft from the public until it is published, and takes it back', async () => {
  const draft = entryOf(await add(TALK));
  expect(draft).toMatchObject({ draft: TALK, published: null, changedBy: 'Organisateur Exemple' });
  expect(await shown()).toHaveLength(data.length);
  const published = entryOf(await step(draft, 'publish'));
  expect((await shown()).find(({ id }) => id === draft.key)).toEqual({ id: draft.key, ...TALK });
  const later = { ...TALK, starts: '13:15' };
  const changed = entryOf(await change(published, later));
  expect([changed.draft, changed.published]).toEqual([later, TALK]);
  const withdrawn = entryOf(await step(changed, 'withdraw'));
  expect(await shown()).toHaveLength(data.length);
  expect(
    (await historyOf(withdrawn)).map(({ action, fields }) => [action, fields.toSorted()]),
  ).toEqual([
    ['withdraw', []],
    ['change', ['starts']],
    ['publish', []],
    ['add', Object.keys(TALK).toSorted()],
  ]);
});

it('adds an entry once, however often the call is sent', async () => {
  const key = randomUUID();
  const [first, second] = [
    entryOf(await add(TALK, false, key)),
    entryOf(await add(TALK, false, key)),
  ];
  expect(second).toEqual(first);
});

it('takes what was typed after a lost answer for a change, unless somebody else has changed it', async () => {
  const key = randomUUID();
  await add(TALK, false, key);
  const later = { ...TALK, starts: '13:15' };
  const changed = entryOf(await add(later, true, key));
  expect(changed).toMatchObject({ key, version: 2, draft: later, published: later });
  const refused = await add({ ...TALK, starts: '13:20' }, false, key);
  expect(v.parse(problemSchema, refused.json()).code).toBe('CONTENT_CHANGED');
  expect((await all()).filter((one) => one.key === key)).toEqual([changed]);
});

it('undoes the last change, a removal too, and that again', async () => {
  const before = await entryNamed('atelier-huile');
  const after = { ...before.draft, starts: '14:15' };
  const changed = entryOf(await change(before, after, true));
  const undone = entryOf(await step(changed, 'undo'));
  expect([undone.draft, undone.published]).toEqual([before.draft, before.draft]);
  const redone = entryOf(await step(undone, 'undo'));
  expect(redone.published).toEqual(after);
  const removed = entryOf(await step(redone, 'remove'));
  expect((await send('GET', `${PATH}/${removed._id}`)).statusCode).toBe(404);
  expect((await historyOf(removed))[0]?.action).toBe('remove');
  expect(entryOf(await step(removed, 'undo')).published).toEqual(after);
});

it('has nothing to undo where nothing was changed', async () => {
  const refused = await step(await entryNamed('atelier-huile'), 'undo');
  expect([refused.statusCode, problemOf(refused).code]).toEqual([409, 'NOTHING_TO_UNDO']);
});

it('tells both versions to who changes an older one, and keeps what is there', async () => {
  const entry = await entryNamed('atelier-huile');
  await change(entry, { ...entry.draft, ends: '15:30' });
  const late = await change(entry, { ...entry.draft, ends: '15:45' });
  expect([late.statusCode, problemOf(late).code]).toEqual([409, 'CONTENT_CHANGED']);
  const { yours, current } = v.parse(contentConflictSchema, problemOf(late).conflict);
  expect([yours, current.version]).toEqual([1, 2]);
  expect(current.draft).toMatchObject({ ends: '15:30' });
});

it.each([
  [{ date: '2025-05-02' }, 'content.date', 'Cette date n’est pas un jour du salon.'],
  [{ starts: '09:30' }, 'content.starts', 'Ce rendez-vous déborde des heures d’ouverture.'],
  [{ ends: '12:30' }, 'content.ends', 'Un rendez-vous finit après son début.'],
  [{ title: { fr: '', en: 'x', ar: '' } }, 'content.title.fr', 'Ce champ est obligatoire.'],
  [{ place: 'ailleurs' }, 'content.place', 'Choisissez un lieu.'],
])('explains at its field what cannot be: %j', async (change, path, message) => {
  const refused = await add({ ...TALK, ...change });
  expect(refused.statusCode).toBe(400);
  expect(problemOf(refused).errors).toEqual([{ path, message }]);
});

it('refuses what would take the room of another session, which it names', async () => {
  const refused = await add({ ...TALK, starts: '12:00' });
  expect([refused.statusCode, problemOf(refused).code]).toEqual([409, 'CONTENT_OVERLAP']);
  const message = '«\u00a0De la récolte à l’étiquette\u00a0» s’y tient de 11h30 à 12h30.';
  expect(problemOf(refused).errors).toEqual([{ path: 'content.place', message }]);
});

it('refuses of two sessions that take a room at the same moment the later one', async () => {
  const answers = await Promise.all([add(TALK), add(TALK)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

it('refuses to undo into a room that is taken by now', async () => {
  const entry = entryOf(await add(TALK));
  const moved = entryOf(
    await change(entry, { ...TALK, place: 'Workshop', starts: '12:00', ends: '13:00' }),
  );
  await add(TALK);
  expect(problemOf(await step(moved, 'undo')).code).toBe('CONTENT_OVERLAP');
});

it('notes who changed what, without the names of those who speak', async () => {
  const entry = entryOf(await add(TALK));
  entryOf(await change(entry, { ...TALK, starts: '13:15', speakers: [] }));
  const [added, changed] = await auditOf(entry);
  expect(added?.[0]).toBe('content.add');
  expect(JSON.stringify(added)).not.toContain('Amina');
  expect(changed).toEqual([
    'content.change',
    {
      kind: 'session',
      before: { draft: { starts: '13:00' }, published: null, removed: false },
      after: { draft: { starts: '13:15' }, published: null, removed: false },
    },
  ]);
});

it('gives a new edition the programme as drafts on its own days', async () => {
  const [former] = await service.database.db.select().from(editions);
  const days = ['2027-04-26', '2027-04-27'].map((date) => ({
    ...{ date, opens: '10:00', closes: '18:00' },
  }));
  const answer = await send('POST', '/v1/organizer/edition', {
    ...{ key: randomUUID(), from: former?.id, year: 2027, days, take: [] },
  });
  expect(answer.statusCode).toBe(201);
  expect(await shown()).toHaveLength(data.length);
  const { _id } = v.parse(v.object({ _id: v.string() }), answer.json());
  const taken = await service.database.db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.editionId, _id));
  const copies = taken.filter(({ kind }) => kind === 'session');
  const texts = taken.filter(({ kind }) => kind === 'question');
  expect(texts).toHaveLength(first.question.length);
  expect(taken.filter(({ kind }) => kind === 'news')).toEqual([]);
  expect(texts.every(({ published }) => published !== null)).toBe(true);
  const firstDays = FIRST_EDITION.days.slice(0, 2).map(({ date }) => date);
  expect(copies.map(({ key }) => key).sort()).toEqual(
    data
      .filter(({ date }) => firstDays.includes(date))
      .map(({ id }) => id)
      .sort(),
  );
  expect(copies.every(({ published }) => published === null)).toBe(true);
});

it.each(['question', 'member', 'letter'] as const)('begins with every "%s"', async (kind) => {
  const answer = await service.app.inject({ url: `/v1/content/${kind}` });
  expect(answer.json()).toEqual(first[kind]);
});

it('shows questions in the order that an organiser gives them', async () => {
  const list = async () =>
    v.parse(contentEntryListSchema, (await send('GET', `${PATH}?kind=question`)).json());
  const ids = (await list()).map(({ _id }) => _id).reverse();
  const answer = await send('POST', `${PATH}/order`, { kind: 'question', ids });
  expect(answer.statusCode).toBe(200);
  expect((await list()).map(({ _id }) => _id)).toEqual(ids);
  const shownIds = async () =>
    v
      .parse(questionListSchema, (await service.app.inject({ url: '/v1/content/question' })).json())
      .map(({ id }) => id);
  const wanted = first.question.map(({ id }) => id).reverse();
  while ((await shownIds())[0] !== wanted[0])
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await shownIds()).toEqual(wanted);
});

it('refuses a question with the fields of a session, and a change of another kind', async () => {
  const key = randomUUID();
  const wrong = await send('POST', PATH, { kind: 'question', key, content: TALK, publish: true });
  expect(wrong.statusCode).toBe(400);
  const [member] = first.member;
  if (!member) throw new Error('The team is empty');
  const { id: _id, ...content } = member;
  const session = await entryNamed('visite-olive');
  const other = { kind: 'member', version: session.version, content, publish: true };
  expect((await send('PUT', `${PATH}/${session._id}`, other)).statusCode).toBe(404);
});

it('keeps the name of a member out of the audit log', async () => {
  const [member] = first.member;
  if (!member) throw new Error('The team is empty');
  const { id: _id, ...content } = { ...member, name: 'Amina Exemple' };
  const body = { kind: 'member', key: randomUUID(), content, publish: true };
  const added = v.parse(contentEntrySchema, (await send('POST', PATH, body)).json());
  expect(JSON.stringify(await auditOf(added))).not.toContain('Amina');
});
