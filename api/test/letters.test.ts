import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import {
  type Letter,
  type LetterContent,
  letterPreviewSchema,
  letterRecipientPageSchema,
  letterSchema,
} from '@mosta/shared/schemas/letter.schema';
import { DEFAULT_NOTIFICATION_CHOICES } from '@mosta/shared/schemas/notification-choices.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { editions } from '../src/tables/edition';
import { letters } from '../src/tables/letter';
import { notificationChoices, notifications } from '../src/tables/notification';
import { outbox } from '../src/tables/outbox';
import { participations } from '../src/tables/participation';
import { keepMailJobs } from './support/mail-jobs';
import { makeApplicant } from './support/participations';
import { makeOrganizer, outcomeOf, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const PREFIX = '/v1/organizer/letter';
let service: TestApp;
let organizer: TestOrganizer;
let mailsOf: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000', MAILS_PER_HOUR: '1000' });
  organizer = await makeOrganizer(service);
  mailsOf = await keepMailJobs(service);
});
afterAll(() => service.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  service.app.inject({
    ...{ method, url: PREFIX + url, headers: organizer.headers },
    ...(payload ? { payload } : {}),
  });
const db = () => service.database.db;

async function reader(language: 'fr' | 'en' | 'ar', verified = true) {
  const applicant = await makeApplicant(service);
  const emailVerifiedAt = verified ? new Date() : null;
  const [user] = await db()
    .update(users)
    .set({ language, emailVerifiedAt })
    .where(eq(users.id, applicant.id))
    .returning();
  const { rows } = await db().execute<{ id: string }>(
    sql`select exhibitor_id as id from exhibitor_members where user_id = ${applicant.id}`,
  );
  return { ...applicant, email: user?.email ?? '', exhibitor: rows[0]?.id ?? '' };
}

function contentFor(exhibitors: string[], change: Partial<LetterContent> = {}): LetterContent {
  return {
    category: 'dossier',
    subject: { fr: 'Montage du stand {stand}', en: 'Setting up', ar: '' },
    body: { fr: 'Pour {societe}, à {personne}.', en: 'For {societe}.', ar: '' },
    audience: { kind: 'exhibitors', exhibitors },
    ...change,
  };
}

async function draft(content: LetterContent): Promise<Letter> {
  const response = await call('POST', '', { key: randomUUID(), content });
  expect(response.statusCode).toBe(201);
  return v.parse(letterSchema, response.json());
}
const read = async (id: string) => v.parse(letterSchema, (await call('GET', `/${id}`)).json());
const sendNow = ({ _id, version }: Letter) =>
  call('POST', `/${_id}/send`, { version, key: randomUUID(), at: null });

/** Until the background work has done it. */
async function until(id: string, state: Letter['state']): Promise<Letter> {
  for (;;) {
    const letter = await read(id);
    if (letter.state === state) return letter;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('takes what was typed after a lost answer for a change of the same draft', async () => {
  const key = randomUUID();
  const content = contentFor([(await reader('fr')).exhibitor]);
  const add = async (wanted: LetterContent) =>
    v.parse(letterSchema, (await call('POST', '', { key, content: wanted })).json());
  const first = await add(content);
  expect(await add(content)).toEqual(first);
  const later = { ...content, subject: { ...content.subject, fr: 'Montage avancé' } };
  expect(await add(later)).toMatchObject({ _id: first._id, version: 2, content: later });
  expect(outcomeOf(await call('POST', '', { key, content }))).toEqual([409, 'LETTER_CHANGED']);
});

it('reaches each person once, in the own language or else in French, by notification and mail', async () => {
  const [french, english, arab] = [await reader('fr'), await reader('en'), await reader('ar')];
  const named = [french, english, arab].map((one) => one.exhibitor);
  const letter = await draft(contentFor(named));
  expect(letter.exhibitors.map(({ _id }) => _id)).toEqual(named);
  const preview = v.parse(
    letterPreviewSchema,
    (await call('GET', `/${letter._id}/preview`)).json(),
  );
  expect(preview).toMatchObject({
    ...{ recipients: 3, mails: 3, languages: { fr: 2, en: 1, ar: 0 }, mailsPerHour: 500 },
    missing: [{ placeholder: 'stand', count: 3 }],
  });
  expect(preview.examples.map(({ language }) => language)).toEqual(['fr', 'en']);

  const key = randomUUID();
  const sending = { version: letter.version, key, at: null };
  const answers = await Promise.all([1, 2].map(() => call('POST', `/${letter._id}/send`, sending)));
  expect(answers.map(outcomeOf)).toEqual([[200], [200]]);
  const sent = await until(letter._id, 'sent');
  expect(sent.counts).toEqual({
    ...{ recipients: 3, delivered: 3, waiting: 0, failed: 0, optedOut: 0, unconfirmed: 0 },
  });
  const [mail, ...more] = await mailsOf(arab.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Montage du stand —');
  expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
  expect((await mailsOf(english.email))[0]?.text).toContain('> For ');
  const rows = await db()
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, [french.id, english.id, arab.id]));
  expect(rows).toHaveLength(3);
  expect(rows[0]?.texts?.en.title).toBe('Setting up');
  const page = await call('GET', `/${letter._id}/recipient?state=delivered`);
  expect(v.parse(letterRecipientPageSchema, page.json())).toMatchObject({
    ...{ total: 3, people: [{ mail: 'delivered' }, {}, {}] },
  });
});

it('reaches nobody whose participation is of a former edition', async () => {
  const [former, present] = [await reader('fr'), await reader('fr')];
  const year = FIRST_EDITION.year - 1;
  await db()
    .insert(editions)
    .values({ ...FIRST_EDITION, year, state: 'archived', current: false });
  await db()
    .update(participations)
    .set({ edition: year })
    .where(eq(participations.exhibitorId, former.exhibitor));
  const letter = await draft(contentFor([former.exhibitor, present.exhibitor]));
  await sendNow(letter);
  expect((await until(letter._id, 'sent')).counts.recipients).toBe(1);
  expect(await mailsOf(former.email)).toEqual([]);
});

it('mails nobody who does not want it, nor an address that nobody confirmed, and counts both', async () => {
  const [without, unconfirmed] = [await reader('fr'), await reader('fr', false)];
  const choices = structuredClone(DEFAULT_NOTIFICATION_CHOICES);
  choices.mail.dossier = false;
  await db().insert(notificationChoices).values({ userId: without.id, choices });
  const letter = await draft(contentFor([without.exhibitor, unconfirmed.exhibitor]));
  await sendNow(letter);
  const { counts } = await until(letter._id, 'sent');
  expect(counts).toMatchObject({ recipients: 2, delivered: 0, optedOut: 1, unconfirmed: 1 });
  expect(await mailsOf(without.email)).toEqual([]);
  expect(await mailsOf(unconfirmed.email)).toEqual([]);
  expect(await db().$count(notifications, eq(notifications.userId, without.id))).toBe(1);
});

it('leaves when its time has come, and not when it was called off before', async () => {
  const { exhibitor, email } = await reader('fr');
  const letter = await draft(contentFor([exhibitor]));
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const plan = async ({ _id, version }: Letter) =>
    v.parse(
      letterSchema,
      (await call('POST', `/${_id}/send`, { version, key: randomUUID(), at })).json(),
    );
  const planned = await plan(letter);
  expect(planned).toMatchObject({ state: 'scheduled', sendAt: at });
  const change = { version: planned.version, content: contentFor([exhibitor]) };
  expect(outcomeOf(await call('PUT', `/${letter._id}`, change))).toEqual([409, 'LETTER_NOT_DRAFT']);
  const off = await call('POST', `/${letter._id}/cancel`, { version: planned.version });
  expect(v.parse(letterSchema, off.json())).toMatchObject({ state: 'draft', sendAt: null });
  const again = await plan(await read(letter._id));
  expect(await mailsOf(email)).toEqual([]);
  await db().update(letters).set({ sendAt: new Date() }).where(eq(letters.id, again._id));
  const sent = await until(letter._id, 'sent');
  expect(await mailsOf(email)).toHaveLength(1);
  const late = await call('POST', `/${letter._id}/cancel`, { version: sent.version });
  expect(outcomeOf(late)).toEqual([409, 'LETTER_STARTED']);
});

it('refuses what nobody could fill in, a text without subject, a past time and nobody to read it', async () => {
  const { exhibitor } = await reader('fr');
  const pathsOf = async (
    content: object,
    url = '',
    more: object = { key: randomUUID(), content },
  ) => {
    const { errors } = v.parse(problemSchema, (await call('POST', url, more)).json());
    return errors?.map(({ path }) => path);
  };
  const content = contentFor([exhibitor]);
  const unknown = { ...content, body: { fr: 'Chez {constructor}', en: '', ar: 'نص' } };
  expect(await pathsOf(unknown)).toEqual(
    expect.arrayContaining(['content.body.fr', 'content.body.en', 'content.subject.ar']),
  );
  const { _id, version } = await draft(content);
  const past = { version, key: randomUUID(), at: '2020-01-01T00:00:00.000Z' };
  expect(await pathsOf({}, `/${_id}/send`, past)).toEqual(['at']);
  expect(outcomeOf(await sendNow(await draft(contentFor([randomUUID()]))))).toEqual([
    409,
    'NO_RECIPIENTS',
  ]);
  expect((await draft(contentFor([randomUUID()]))).exhibitors).toEqual([]);
});

it('tells who writes on an older version what there is now, and takes a draft away', async () => {
  const { exhibitor } = await reader('fr');
  const { _id, version } = await draft(contentFor([exhibitor]));
  const content = contentFor([exhibitor], { category: 'announcements' });
  expect((await call('PUT', `/${_id}`, { version, content })).statusCode).toBe(200);
  const refused = await call('PUT', `/${_id}`, { version, content: contentFor([exhibitor]) });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    ...{ code: 'LETTER_CHANGED', conflict: { yours: 1, current: { version: 2, content } } },
  });
  expect((await call('POST', `/${_id}/remove`, { version: 2 })).statusCode).toBe(204);
  expect((await call('GET', `/${_id}`)).statusCode).toBe(404);
});

it('sends its author a test once, with sample values', async () => {
  const { exhibitor } = await reader('fr');
  const { _id } = await draft(contentFor([exhibitor]));
  const test = { key: randomUUID(), language: 'fr' };
  for (const _ of [1, 2]) {
    expect((await call('POST', `/${_id}/test`, test)).statusCode).toBe(202);
  }
  const [job, ...more] = await db().select().from(outbox).where(eq(outbox.id, test.key));
  expect([job?.topic, more]).toEqual(['mail', []]);
  expect(await read(_id)).toMatchObject({ state: 'draft', counts: { recipients: 0 } });
});

it('forgets whom it reached with the account', async () => {
  const { id, exhibitor } = await reader('fr');
  const letter = await draft(contentFor([exhibitor]));
  await sendNow(letter);
  await until(letter._id, 'sent');
  await db().delete(users).where(eq(users.id, id));
  expect((await read(letter._id)).counts.recipients).toBe(0);
});
