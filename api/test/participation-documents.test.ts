import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DOCUMENT_LIMIT,
  documentListSchema,
  documentSchema,
  MOST_DOCUMENTS,
} from '@mosta/shared/schemas/document.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { removeOrphans } from '../src/modules/privacy/retention.repository';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { participationDocuments } from '../src/tables/document';
import { multipart, type Payload, PDF } from './safety/support/payloads';
import { makeApplicant, type TestApplicant, upload } from './support/participations';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mine: TestApplicant;
let other: TestApplicant;

beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  mine = await makeApplicant(service);
  other = await makeApplicant(service);
});
afterAll(() => service.close());

const own = (participation: string, rest = '') =>
  `/v1/participation/${participation}/document${rest}`;
const theirs = (participation: string, rest = '') =>
  `/v1/organizer/participation/${participation}/document${rest}`;
const send = (url: string, by: TestOrganizer, { headers, payload }: Payload) =>
  service.app.inject({ method: 'POST', url, headers: { ...by.headers, ...headers }, payload });
const remove = (url: string, by: TestOrganizer) =>
  service.app.inject({ method: 'DELETE', url, headers: by.headers });
const folder = () => join(service.dataDir, 'uploads');
const stored = () => readdirSync(folder());
const keyOf = async (id: string) => {
  const [row] = await service.database.db
    .select({ key: participationDocuments.storageKey })
    .from(participationDocuments)
    .where(eq(participationDocuments.id, id));
  return row?.key ?? '';
};
async function given(by = mine, kind = 'register', name?: string) {
  const response = await send(own(by.participation), by, upload(kind, name));
  expect(response.statusCode).toBe(201);
  return v.parse(documentSchema, response.json());
}
/** Waits until the ordered removal was carried out. */
async function untilRemoved(key: string): Promise<void> {
  while (stored().includes(key)) await wait(20);
}

describe('an exhibitor’s document', () => {
  it('is kept, listed, and read as a file to be saved', async () => {
    const document = await given(mine, 'tax', '../carte « fiscale ».pdf');
    expect(document).toMatchObject({
      ...{ kind: 'tax', author: 'Exhibitor', state: 'received', note: null },
      ...{ name: 'carte « fiscale ».pdf', size: PDF.length },
    });
    const list = await calls.call('GET', own(mine.participation), mine);
    expect(v.parse(documentListSchema, list.json())).toEqual([document]);
    for (const [url, by] of [
      [own(mine.participation, `/${document._id}`), mine],
      [theirs(mine.participation, `/${document._id}`), organizer],
    ] as const) {
      const response = await calls.call('GET', url, by);
      expect([response.statusCode, response.body]).toEqual([200, PDF]);
      expect(response.headers).toMatchObject({
        ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
        ...{ 'cache-control': 'private, no-store', 'content-length': String(PDF.length) },
      });
      expect(response.headers['content-disposition']).toMatch(
        /^attachment; filename="document-[\da-f]{8}\.pdf"; filename\*=UTF-8''carte%20%C2%AB/,
      );
    }
    expect(await calls.auditEvents()).toContainEqual([
      'participation.read-document',
      mine.participation,
    ]);
  });

  it('is nobody else’s', async () => {
    const { _id } = await given();
    const foreign = [
      await calls.call('GET', own(mine.participation), other),
      await calls.call('GET', own(mine.participation, `/${_id}`), other),
      // Under one’s own participation, another’s document.
      await calls.call('GET', own(other.participation, `/${_id}`), other),
      await remove(own(other.participation, `/${_id}`), other),
      await remove(own(mine.participation, `/${_id}`), other),
      await send(own(mine.participation), other, upload('tax')),
    ];
    expect(foreign.map(outcomeOf)).toEqual(foreign.map(() => [404, 'NOT_FOUND']));
    expect(outcomeOf(await calls.call('GET', theirs(mine.participation), mine))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it.each<[string, () => Payload, number, string]>([
    ['a program', () => upload('tax', 'a.pdf', 'MZ\u0090'), 400, 'INVALID_INPUT'],
    ['an empty file', () => upload('tax', 'a.pdf', ''), 400, 'INVALID_INPUT'],
    ['a kind of the organiser’s', () => upload('invoice'), 400, 'INVALID_INPUT'],
    ['no kind', () => multipart([['name="file"; filename="a.pdf"', PDF]]), 400, 'INVALID_INPUT'],
    ['no file', () => multipart([['name="kind"', 'tax']]), 400, 'INVALID_INPUT'],
    [
      'another part',
      () => multipart([['name="resume"; filename="a.pdf"', PDF]]),
      400,
      'INVALID_INPUT',
    ],
    [
      'more than five megabytes',
      () => upload('tax', 'a.pdf', PDF + 'x'.repeat(DOCUMENT_LIMIT)),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'JSON',
      () => ({ headers: { 'content-type': 'application/json' }, payload: '{}' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('is refused and leaves nothing behind: %s', async (_name, payload, status, code) => {
    const before = stored().length;
    expect(outcomeOf(await send(own(mine.participation), mine, payload()))).toEqual([status, code]);
    expect(stored()).toHaveLength(before);
    expect((await calls.call('GET', own(mine.participation), mine)).json()).toEqual([]);
  });

  it('is one of so many', async () => {
    await service.database.db.insert(participationDocuments).values(
      Array.from({ length: MOST_DOCUMENTS }, (_, index) => ({
        ...{
          participationId: mine.participation,
          kind: 'other' as const,
          author: 'Exhibitor' as const,
        },
        ...{ fileName: 'exemple.pdf', size: 1, storageKey: `${mine.participation}-${index}` },
      })),
    );
    const before = stored().length;
    const refused = await send(own(mine.participation), mine, upload('tax'));
    expect(outcomeOf(refused)).toEqual([409, 'TOO_MANY_DOCUMENTS']);
    expect(stored()).toHaveLength(before);
    // It keeps the other side from nothing.
    expect((await send(theirs(mine.participation), organizer, upload('invoice'))).statusCode).toBe(
      201,
    );
  });

  it('is one of so many also when several arrive at once', async () => {
    await service.database.db.insert(participationDocuments).values(
      Array.from({ length: MOST_DOCUMENTS - 1 }, (_, index) => ({
        ...{
          participationId: mine.participation,
          kind: 'other' as const,
          author: 'Exhibitor' as const,
        },
        ...{ fileName: 'exemple.pdf', size: 1, storageKey: `${mine.participation}-${index}` },
      })),
    );
    const before = stored().length;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(own(mine.participation), mine, upload('tax'))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(stored()).toHaveLength(before + 1);
  });

  it('can be taken back with its file until it is accepted', async () => {
    const { _id } = await given();
    const key = await keyOf(_id);
    expect((await remove(own(mine.participation, `/${_id}`), mine)).statusCode).toBe(204);
    await untilRemoved(key);
    expect(outcomeOf(await remove(own(mine.participation, `/${_id}`), mine))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const kept = await given();
    const decision = theirs(mine.participation, `/${kept._id}/decision`);
    await calls.call('POST', decision, organizer, { accepted: true });
    expect(outcomeOf(await remove(own(mine.participation, `/${kept._id}`), mine))).toEqual([
      409,
      'ALREADY_DECIDED',
    ]);
    expect(stored()).toContain(await keyOf(kept._id));
  });

  it('survives the search for files that nobody names, and goes with its account', async () => {
    const { _id } = await given();
    const key = await keyOf(_id);
    const storage = createLocalStorage(folder());
    await removeOrphans(service.database.db, storage, new Date(Date.now() + 60_000));
    expect(stored()).toContain(key);
    const payload = { password: SAMPLE_PASSWORD };
    const erased = await calls.call('POST', '/v1/account/erase', mine, payload);
    expect(erased.statusCode).toBe(204);
    await untilRemoved(key);
  });
});

describe('the organiser', () => {
  const decide = (document: string, payload: object) =>
    calls.call('POST', theirs(mine.participation, `/${document}/decision`), organizer, payload);

  it('accepts a document, once, and tells its exhibitor', async () => {
    const { _id } = await given();
    expect((await decide(_id, { accepted: true })).json()).toMatchObject({
      ...{ _id, state: 'accepted', note: null },
    });
    expect(outcomeOf(await decide(_id, { accepted: true }))).toEqual([409, 'ALREADY_DECIDED']);
    expect((await calls.call('GET', '/v1/notification', mine)).json()).toMatchObject([
      { title: 'Document accepté', category: 'dossier' },
    ]);
    expect(await calls.auditEvents()).toContainEqual([
      'participation.accept-document',
      mine.participation,
    ]);
  });

  it('refuses one and gives the reason', async () => {
    const { _id } = await given();
    expect(outcomeOf(await decide(_id, { accepted: false }))).toEqual([400, 'INVALID_INPUT']);
    const note = 'La page deux manque.';
    expect((await decide(_id, { accepted: false, note })).json()).toMatchObject({
      ...{ state: 'refused', note },
    });
    const [notification] = await calls.notificationsOf(mine);
    expect(notification?.message).toContain(note);
    // It may be taken back and replaced.
    expect((await remove(own(mine.participation, `/${_id}`), mine)).statusCode).toBe(204);
  });

  it('gives out documents, which the exhibitor reads and cannot remove', async () => {
    const response = await send(
      theirs(mine.participation),
      organizer,
      upload('invoice', 'facture.pdf'),
    );
    const document = v.parse(documentSchema, response.json());
    expect(document).toMatchObject({ kind: 'invoice', author: 'Organizer', state: 'accepted' });
    expect(await calls.notificationsOf(mine)).toMatchObject([{ title: 'Nouveau document' }]);
    expect(await calls.auditEvents()).toContainEqual([
      'participation.add-document',
      mine.participation,
    ]);
    const read = await calls.call('GET', own(mine.participation, `/${document._id}`), mine);
    expect(read.body).toBe(PDF);
    expect(outcomeOf(await remove(own(mine.participation, `/${document._id}`), mine))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(
      outcomeOf(await send(theirs(mine.participation), organizer, upload('register'))),
    ).toEqual([400, 'INVALID_INPUT']);
    expect(outcomeOf(await decide(document._id, { accepted: true }))).toEqual([
      409,
      'ALREADY_DECIDED',
    ]);
  });
});
