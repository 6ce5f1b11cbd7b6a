import { randomUUID } from 'node:crypto';
import {
  type ContentEntry,
  contentEntryListSchema,
  contentEntrySchema,
  type EntryOf,
  isOfKind,
} from '@mosta/shared/schemas/content.schema';
import {
  type DecisionLetter,
  decisionExampleSchema,
  decisionMailsSchema,
} from '@mosta/shared/schemas/decision-letter.schema';
import { organizerParticipationSchema } from '@mosta/shared/schemas/participation.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addFirstContent } from '../src/modules/content/content-start';
import { FIRST_DECISION_LETTERS } from '../src/modules/content/first-decision-letters';
import { users } from '../src/tables/account';
import { companies } from '../src/tables/company';
import { contentEntries } from '../src/tables/content';
import { participations } from '../src/tables/participation';
import { makeEdition, makeParticipation } from './safety/support/rows';
import { auditLinesOf } from './support/audit-lines';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import {
  freeStands,
  makeOrganizer,
  outcomeOf,
  salesCalls,
  type TestOrganizer,
} from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
let exhibitor: TestExhibitor;
let email: string;

beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000', PUBLIC_URL: 'https://salon.dz' });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
  mailsTo = await keepMailJobs(service);
});
beforeEach(async () => {
  const { db } = service.database;
  await db.delete(participations);
  await db.delete(contentEntries).where(eq(contentEntries.kind, 'decision'));
  await addFirstContent(db);
  const [first] = await makeExhibitors(service, 1);
  if (!first) throw new Error('There is no exhibitor');
  exhibitor = first;
  const [user] = await db
    .update(users)
    .set({ language: 'ar' })
    .where(eq(users.id, exhibitor.id))
    .returning({ email: users.email });
  email = user?.email ?? '';
});
afterEach(() => freeStands(service, ['B49']));
afterAll(() => service.close());

type LetterEntry = ContentEntry & EntryOf<'decision'>;

const PATH = '/v1/organizer/content';
const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  calls.call(method, url, organizer, payload);
async function entries(): Promise<LetterEntry[]> {
  const list = v.parse(contentEntryListSchema, (await send('GET', `${PATH}?kind=decision`)).json());
  return list.filter((entry) => isOfKind(entry, 'decision'));
}
async function entryOf(decision: string): Promise<LetterEntry> {
  const entry = (await entries()).find(({ key }) => key === decision);
  if (!entry) throw new Error(`There is no letter of ${decision}`);
  return entry;
}
const change = (entry: LetterEntry, content: Partial<DecisionLetter>, publish = true) =>
  send('PUT', `${PATH}/${entry._id}`, {
    ...{ kind: 'decision', version: entry.version, publish },
    content: { ...entry.draft, ...content },
  });
const step = ({ _id, version }: LetterEntry, name: string) =>
  send('POST', `${PATH}/${_id}/${name}`, { version });

const WELCOME = {
  subject: { fr: 'Bienvenue {societe}', en: 'Welcome {societe}', ar: 'مرحبًا {societe}' },
  body: {
    fr: 'Bonjour {personne},\n\nle dossier {dossier} est accepté. Stand : {stand}.',
    en: 'Hello {personne}, file {dossier} is accepted. Stand: {stand}.',
    ar: 'قُبل ملفكم {dossier}.\n\nالجناح: {stand}.',
  },
};
const PARTICIPATION = '/v1/organizer/participation';
/** A participation with a stand. @returns its identifier */
async function apply(): Promise<string> {
  const { db } = service.database;
  const { id = '' } = await makeParticipation(service, exhibitor);
  const [row] = await db.select().from(participations).where(eq(participations.id, id));
  if (!row) throw new Error('There is no participation');
  await db
    .update(companies)
    .set({ name: 'Huilerie {stand} exemple' })
    .where(eq(companies.id, row.companyId));
  return id;
}
const preview = async (id: string, payload: object) =>
  v.parse(
    decisionMailsSchema,
    (await send('POST', `${PARTICIPATION}/${id}/preview`, payload)).json(),
  );
const read = async (id: string) =>
  v.parse(organizerParticipationSchema, (await send('GET', `${PARTICIPATION}/${id}`)).json());
const mailsAbout = async (subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.subject.includes(subject));

it('begins with a letter for each decision, in three languages, in force', async () => {
  expect((await entries()).map(({ key, published }) => ({ key, content: published }))).toEqual(
    FIRST_DECISION_LETTERS,
  );
  const url = '/v1/content/decision';
  expect((await service.app.inject({ url })).statusCode).toBe(404);
});

it('is there for every edition, also one that was made before there were such letters', async () => {
  const { db } = service.database;
  const { id: editionId = '' } = await makeEdition(service, exhibitor);
  const ofEdition = eq(contentEntries.editionId, editionId);
  await db.delete(contentEntries).where(ofEdition);
  await addFirstContent(db);
  await addFirstContent(db);
  const kept = await db
    .select()
    .from(contentEntries)
    .where(ofEdition)
    .orderBy(contentEntries.position);
  expect(kept.map(({ kind, key }) => [kind, key])).toEqual(
    FIRST_DECISION_LETTERS.map(({ key }) => ['decision', key]),
  );
});

it('is written by organisers: what is published is what leaves, filled in, in the reader’s language', async () => {
  const id = await apply();
  const changed = await change(await entryOf('accepted'), WELCOME);
  expect(changed.statusCode).toBe(200);
  const { reference } = await read(id);
  const shown = await preview(id, { decision: 'accepted', message: 'Exemple de mot' });
  expect(shown.letterVersion).toBe(2);
  expect(shown.mails).toMatchObject([{ language: 'ar', to: [email] }]);
  const [mail] = shown.mails;
  // What a company is called is no placeholder, whatever it is called.
  expect(mail?.subject).toBe('مرحبًا Huilerie {stand} exemple - Mosta Expo');
  expect(mail?.text).toContain(`قُبل ملفكم ${reference}.\n\nالجناح: —.\n\n`);
  expect(mail?.text).toContain('> Exemple de mot\n');
  expect(mail?.text).toContain(
    `https://salon.dz/dashboard-exposant?vue=dossier&volet=suivi&dossier=${id}`,
  );
  expect(await mailsAbout('Huilerie')).toEqual([]);
  const payload = { message: 'Exemple de mot', version: 1, letterVersion: shown.letterVersion };
  expect((await send('POST', `${PARTICIPATION}/${id}/accept`, payload)).statusCode).toBe(200);
  expect(await mailsAbout('Huilerie')).toMatchObject([
    { subject: mail?.subject, text: mail?.text },
  ]);
  const [notice] = await calls.notificationsOf(exhibitor);
  expect(notice).toMatchObject({
    title: 'مرحبًا Huilerie {stand} exemple',
    message: `قُبل ملفكم ${reference}.\n\nالجناح: —.\nExemple de mot`,
  });
});

it('is read in French where it is not translated, with the stands that the reservation has', async () => {
  const hold = await calls.held('B49', exhibitor);
  const applied = await calls.call('POST', '/v1/temp', exhibitor, {
    exhibitor: {
      ...{ nom: 'Exemple', prenom: 'Responsable', fonction: 'Gérant', email },
      phone: '0555 12 34 56',
    },
    exhibitionCompany: {
      ...{ name: 'Marque exemple', raisonSociale: 'SARL Exemple', statut: 'SARL' },
      ...{ adresse: '1, rue de l’Exemple', codePostal: '27000', type: 'Morale' },
      ...{ rcNumero: '27/00-0012345B19', nifNumero: '001234567890123' },
    },
    ...{ tempReservation: { holds: [hold] }, payment: 'virement' },
  });
  const { _id: id } = v.parse(v.object({ _id: v.string() }), applied.json());
  await change(await entryOf('refused'), {
    subject: { fr: 'Réponse {dossier}', en: '', ar: '' },
    body: { fr: 'Le stand {stand} est de nouveau libre.', en: '', ar: '' },
  });
  await send('POST', `${PARTICIPATION}/${id}/refuse`, { message: 'Plus de place.' });
  const [mail] = await mailsAbout('Réponse ME25-P');
  expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
  expect(mail?.text).toContain('Le stand B49 est de nouveau libre.');
});

it('refuses a decision on a letter that changed after it was read', async () => {
  const id = await apply();
  const { letterVersion } = await preview(id, { decision: 'accepted' });
  const entry = await entryOf('accepted');
  await change(entry, WELCOME);
  const accept = (payload: object) => send('POST', `${PARTICIPATION}/${id}/accept`, payload);
  expect(outcomeOf(await accept({ version: 1, letterVersion }))).toEqual([
    409,
    'DECISION_LETTER_CHANGED',
  ]);
  expect((await read(id)).status).toBe('received');
  const again = await preview(id, { decision: 'accepted' });
  expect((await accept({ version: 1, letterVersion: again.letterVersion })).statusCode).toBe(200);
});

it('is saved with placeholders that can be filled in, and of its own decision', async () => {
  const entry = await entryOf('accepted');
  const body = { fr: 'Il reste {montant}.', en: '', ar: '' };
  const wrong = await change(entry, { ...WELCOME, body });
  expect(outcomeOf(wrong)).toEqual([400, 'INVALID_INPUT']);
  expect(v.parse(problemSchema, wrong.json()).errors?.[0]?.path).toBe('content.body.fr');
  const lacking = await change(entry, { ...WELCOME, body: { ...WELCOME.body, ar: '' } });
  expect(v.parse(problemSchema, lacking.json()).errors?.[0]?.path).toBe('content.body.ar');
  const other = await change(entry, { decision: 'refused' });
  expect(v.parse(problemSchema, other.json()).errors?.[0]?.path).toBe('content.decision');
  expect((await entryOf('accepted')).version).toBe(1);
});

it('a draft does not leave; the original text comes back, and that can be undone', async () => {
  const id = await apply();
  await change(await entryOf('accepted'), WELCOME, false);
  const subjectNow = async () => (await preview(id, { decision: 'accepted' })).mails[0]?.subject;
  expect(await subjectNow()).toBe('قُبلت المشاركة - Mosta Expo');
  const published = v.parse(
    contentEntrySchema,
    (await step(await entryOf('accepted'), 'publish')).json(),
  );
  expect(await subjectNow()).toContain('مرحبًا');
  const restored = await step(await entryOf('accepted'), 'restore');
  const [first] = FIRST_DECISION_LETTERS;
  expect(restored.json()).toMatchObject({ draft: first.content, published: first.content });
  const stale = await send('POST', `${PATH}/${published._id}/restore`, {
    version: published.version,
  });
  expect(outcomeOf(stale)).toEqual([409, 'CONTENT_CHANGED']);
  await step(await entryOf('accepted'), 'undo');
  expect(await subjectNow()).toContain('مرحبًا');
  const lines = await auditLinesOf(service.database.db, published._id);
  expect(lines.map(([action]) => action)).toEqual(
    ['change', 'publish', 'restore', 'undo'].map((name) => `content.${name}`),
  );
});

it('stays: none is added, withdrawn or removed', async () => {
  const entry = await entryOf('accepted');
  for (const name of ['withdraw', 'remove']) {
    expect(outcomeOf(await step(entry, name))).toEqual([409, 'CONTENT_FIXED']);
  }
  const added = await send('POST', PATH, {
    ...{ kind: 'decision', key: randomUUID(), publish: true, content: entry.draft },
  });
  expect(outcomeOf(added)).toEqual([409, 'CONTENT_FIXED']);
  expect(await entries()).toHaveLength(3);
});

it('only what the fair began with has an original', async () => {
  const content = { sample: false, page: 'visitor', title: { fr: 'Où ?' }, text: { fr: 'Ici.' } };
  const added = await send('POST', PATH, {
    ...{ kind: 'question', key: randomUUID(), publish: false, content },
  });
  const { _id, version } = v.parse(contentEntrySchema, added.json());
  const restored = await send('POST', `${PATH}/${_id}/restore`, { version });
  expect(outcomeOf(restored)).toEqual([409, 'NO_ORIGINAL']);
});

it('is shown while it is written with the values of a dossier, or with samples', async () => {
  const example = async (subject: string, body: string) => {
    const texts = { subject: { fr: subject, en: '', ar: '' }, body: { fr: body, en: '', ar: '' } };
    const answer = await send('POST', '/v1/organizer/decision-letter/preview', {
      ...{ ...FIRST_DECISION_LETTERS[0].content, ...texts },
    });
    return v.parse(decisionExampleSchema, answer.json());
  };
  expect(await example('Pour {societe}', 'Dossier {dossier}')).toMatchObject({
    company: null,
    mails: [{ language: 'fr', subject: 'Pour SARL Exemple - Mosta Expo' }],
  });
  const { reference } = await read(await apply());
  const { company, mails } = await example('Pour {societe}', 'Dossier {dossier}');
  expect(company).toBe('Huilerie {stand} exemple');
  expect(mails[0]?.subject).toBe('Pour Huilerie {stand} exemple - Mosta Expo');
  expect(mails[0]?.text).toContain(`Dossier ${reference}\n`);
});
