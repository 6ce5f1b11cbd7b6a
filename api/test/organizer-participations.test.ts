import {
  organizerParticipationSchema,
  participationCorrectedSchema,
  participationCountsSchema,
  participationListSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import { participationAnswerSchema } from '@mosta/shared/schemas/participation-form.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
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

type Exhibitor = TestExhibitor & { email: string };

let service: TestApp;
let organizer: TestOrganizer;
let calls: ReturnType<typeof salesCalls>;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
let mine: Exhibitor;
let other: Exhibitor;

beforeAll(async () => {
  service = await startTestApp({
    LOGIN_PER_MINUTE: '100000',
    PUBLIC_URL: 'https://salon.exemple.dz',
  });
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
  mailsTo = await keepMailJobs(service);
});
beforeEach(async () => {
  const [first, second] = await makeExhibitors(service, 2);
  mine = await withEmail(first);
  other = await withEmail(second);
});
afterEach(() => freeStands(service, ['B49']));
afterAll(() => service.close());

async function withEmail(exhibitor: TestExhibitor): Promise<Exhibitor> {
  const [user] = await service.database.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, exhibitor.id));
  return { ...exhibitor, email: user?.email ?? '' };
}

/** A participation of a signed-in exhibitor. @returns its identifier */
async function apply(by: Exhibitor, company: object = {}, rest: object = {}): Promise<string> {
  const answer = await calls.call('POST', '/v1/temp', by, {
    exhibitor: {
      ...{ nom: 'Exemple', prenom: 'Responsable', fonction: 'Gérant' },
      ...{ email: by.email, phone: '0555 12 34 56' },
    },
    exhibitionCompany: {
      ...{ name: 'Marque exemple', raisonSociale: 'SARL Exemple', statut: 'SARL' },
      ...{ adresse: '1, rue de l’Exemple', codePostal: '27000', type: 'Morale' },
      ...{ rcNumero: '27/00-0012345B19', nifNumero: '001234567890123' },
      ...company,
    },
    ...{ tempReservation: {}, payment: 'virement', ...rest },
  });
  return v.parse(participationAnswerSchema, answer.json())._id;
}
const decide = (id: string, decision: string, payload: object = {}) =>
  calls.call('POST', `/v1/organizer/participation/${id}/${decision}`, organizer, payload);
const read = async (id: string) =>
  v.parse(
    organizerParticipationSchema,
    (await calls.call('GET', `/v1/organizer/participation/${id}`, organizer)).json(),
  );
const own = async (by: Exhibitor) =>
  v.parse(participationListSchema, (await calls.call('GET', '/v1/participation/mine', by)).json());
const correct = (id: string, payload: object, by = mine) =>
  calls.call('PATCH', `/v1/participation/${id}`, by, payload);
describe('a participation', () => {
  it('is shown whole to the organiser, and found by name and status', async () => {
    const id = await apply(
      mine,
      { name: 'Marque 100 % exemple' },
      { tempReservation: { note: 1 } },
    );
    await apply(other, { name: 'Marque 100 autre exemple' });
    expect(await read(id)).toMatchObject({
      ...{ status: 'received', complete: true, missing: [], wishes: { note: 1 } },
      exhibitor: { _id: mine.id, email: mine.email },
      exhibitionCompany: { name: 'Marque 100 % exemple', tel: { fix: null } },
      reservation: { status: 'pending', booths: [] },
    });
    const list = async (query: string) => {
      const url = `/v1/organizer/participation?${query}`;
      return v.parse(participationPageSchema, (await calls.call('GET', url, organizer)).json());
    };
    const found = await list(`status=received&search=${encodeURIComponent('100 % EX')}`);
    expect(found.participations.map(({ _id }) => _id)).toEqual([id]);
    const [summary, ...others] = (await list(`search=${mine.email}`)).participations;
    expect(others).toEqual([]);
    const byReference = await list(`search=${summary?.reference.toLowerCase()}`);
    expect(byReference.participations).toEqual([summary]);
    expect((await list(`status=refused&search=${mine.email}`)).participations).toEqual([]);
    const first = await list('limit=1');
    expect(first.next).toBe(first.participations[0]?._id);
    const second = await list(`limit=1&before=${first.next}`);
    expect(second.participations[0]?._id).toBe(id);
  });

  it('says in the list how many of the exhibitor’s messages nobody has opened', async () => {
    const id = await apply(mine);
    const unread = async () => {
      const url = `/v1/organizer/participation?search=${mine.email}`;
      const page = v.parse(
        participationPageSchema,
        (await calls.call('GET', url, organizer)).json(),
      );
      return page.participations.map(({ unreadMessages }) => unreadMessages);
    };
    for (const text of ['Bonjour.', 'Où est le stand\u00a0?']) {
      await calls.call('POST', `/v1/participation/${id}/message`, mine, { text });
    }
    const theirs = `/v1/organizer/participation/${id}/message`;
    await calls.call('POST', theirs, organizer, { text: 'Au fond de l’allée.' });
    expect(await unread()).toEqual([2]);
    await calls.call('POST', `${theirs}/read`, organizer);
    expect(await unread()).toEqual([0]);
  });

  it('is counted and listed by its stage, which is finer than its status', async () => {
    const counts = async () =>
      v.parse(
        participationCountsSchema,
        (await calls.call('GET', '/v1/organizer/participation/counts', organizer)).json(),
      );
    const before = await counts();
    const id = await apply(mine);
    await calls.call('POST', `/v1/participation/${id}/message`, mine, { text: 'Bonjour.' });
    const stageOf = async (stage: string) => {
      const url = `/v1/organizer/participation?stage=${stage}&search=${mine.email}`;
      const page = v.parse(
        participationPageSchema,
        (await calls.call('GET', url, organizer)).json(),
      );
      return page.participations.map((one) => one.stage);
    };
    expect((await counts()).stages.received).toBe(before.stages.received + 1);
    expect((await counts()).unreadMessages).toBe(before.unreadMessages + 1);
    await decide(id, 'accept');
    expect(await stageOf('accepted')).toEqual(['accepted']);
    const { reservation } = await read(id);
    await calls.call('POST', `/v1/organizer/reservation/${reservation._id}/confirm`, organizer);
    expect(await stageOf('accepted')).toEqual([]);
    expect(await stageOf('confirmed')).toEqual(['confirmed']);
    expect((await counts()).stages).toEqual({
      ...before.stages,
      confirmed: before.stages.confirmed + 1,
    });
  });

  it('is accepted once, and the exhibitor is notified here and by mail', async () => {
    const id = await apply(mine);
    const message = 'Exemple de message\nsur deux lignes';
    const accepted = await decide(id, 'accept', { message });
    expect(accepted.json()).toMatchObject({ status: 'accepted', message });
    expect(await own(mine)).toMatchObject([{ _id: id, status: 'accepted', message }]);
    expect(await calls.notificationsOf(mine)).toMatchObject([{ title: 'Participation acceptée' }]);
    // The mail that a participation was received is written by a job, at a moment of its own.
    const mails = (await mailsTo(mine.email)).filter(({ subject }) => !subject.includes('ME25-P'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Participation acceptée - Mosta Expo']);
    const [mail] = mails;
    expect(mail?.text).toContain('> Exemple de message\n> sur deux lignes\n');
    expect(mail?.text).toContain(
      `https://salon.exemple.dz/dashboard-exposant?vue=dossier&volet=suivi&dossier=${id}\n`,
    );
    for (const decision of ['accept', 'refuse', 'request-change']) {
      expect(outcomeOf(await decide(id, decision, { message }))).toEqual([409, 'ALREADY_DECIDED']);
    }
    const auditEvents = await calls.auditEvents();
    expect(auditEvents.filter(([, subject]) => subject === id)).toEqual([
      ['participation.accept', id],
    ]);
  });

  it('is decided by one of many who decide at once', async () => {
    const id = await apply(mine);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        decide(id, index % 2 ? 'accept' : 'refuse', { message: 'Exemple' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await calls.notificationsOf(mine)).toHaveLength(1);
  });

  it('that is refused frees its pending stands', async () => {
    const hold = await calls.held('B49', mine);
    const id = await apply(mine, {}, { tempReservation: { holds: [hold] } });
    expect((await calls.standOf('B49', organizer)).state).toBe('reserve');
    expect(outcomeOf(await decide(id, 'refuse'))).toEqual([400, 'INVALID_INPUT']);
    const refused = await decide(id, 'refuse', { message: 'Exemple de motif' });
    expect(refused.json()).toMatchObject({
      ...{ status: 'refused', message: 'Exemple de motif' },
      reservation: { status: 'cancelled' },
    });
    expect((await calls.standOf('B49', organizer)).state).toBe('libre');
    expect(outcomeOf(await correct(id, { payment: 'cheque' }))).toEqual([409, 'ALREADY_DECIDED']);
  });
});

describe('a request for a change', () => {
  it('may be repeated, and is answered by a correction', async () => {
    const id = await apply(mine, { type: null }, { payment: null });
    expect(await own(mine)).toMatchObject([
      { complete: false, missing: ['exhibitionCompany.type', 'payment'] },
    ]);
    for (const message of ['Premier exemple', 'Second exemple']) {
      expect((await decide(id, 'request-change', { message })).statusCode).toBe(200);
      expect(await own(mine)).toMatchObject([{ status: 'to_complete', message, decidedAt: null }]);
    }
    const corrected = await correct(id, {
      exhibitionCompany: { type: 'Physique', rcNumero: '98 b 123' },
      payment: 'espece',
    });
    expect(v.parse(participationCorrectedSchema, corrected.json())).toMatchObject({
      ...{ status: 'received', complete: true, missing: [], payment: 'espece' },
      exhibitionCompany: { type: 'Physique', rcNumero: '98B123', name: 'Marque exemple' },
      warnings: [{ path: 'exhibitionCompany.rcNumero' }],
    });
    expect(await read(id)).toMatchObject({ complete: true, rcDoubtful: true });
    expect(await own(mine)).toMatchObject([{ complete: true, payment: 'espece' }]);
  });

  it('is answered by its exhibitor alone', async () => {
    const id = await apply(mine);
    const change = { exhibitionCompany: { name: 'Autre marque' } };
    expect(outcomeOf(await correct(id, change, other))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await correct('inconnu', change))).toEqual([404, 'NOT_FOUND']);
    expect(await own(other)).toEqual([]);
    expect((await read(id)).exhibitionCompany.name).toBe('Marque exemple');
  });

  it.each([
    ['a NIF of another length', { nifNumero: '1234' }, 'exhibitionCompany.nifNumero'],
    ['no register number', { rcNumero: '' }, 'exhibitionCompany.rcNumero'],
    ['a fax that is no number', { tel: { fax: 'aucun' } }, 'exhibitionCompany.tel.fax'],
    ['no brand', { name: '' }, 'exhibitionCompany.name'],
  ])('cannot be answered by %s', async (_case, exhibitionCompany, path) => {
    const id = await apply(mine);
    const before = await read(id);
    const answer = await correct(id, { exhibitionCompany });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
    expect(await read(id)).toEqual(before);
  });
});
