import { randomUUID } from 'node:crypto';
import agencyDirectory from '@mosta/shared/domain/exhibitors.json';
import { listedExhibitorsSchema } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import { ownCompanySchema } from '@mosta/shared/schemas/exhibitor-page.schema';
import {
  type OrganizerEdition,
  organizerEditionListSchema,
  organizerEditionSchema,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { participationListSchema } from '@mosta/shared/schemas/participation.schema';
import { reminderAnswerSchema } from '@mosta/shared/schemas/reminder.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { takeDue } from '../src/modules/letter/delivery.repository';
import { badges } from '../src/tables/badge';
import { companies } from '../src/tables/company';
import { contentEntries } from '../src/tables/content';
import { participationDocuments } from '../src/tables/document';
import { letters } from '../src/tables/letter';
import { participationMessages } from '../src/tables/message';
import { participationNotes } from '../src/tables/note';
import { participations } from '../src/tables/participation';
import { payments } from '../src/tables/payment';
import { reservationLines, reservations } from '../src/tables/reservation';
import { staffApplications } from '../src/tables/staff';
import { makeCaller } from './safety/support/callers';
import {
  freeYear,
  makeApplication,
  makeBadge,
  makeContent,
  makeDocument,
  makeInvoiceable,
  makeIssued,
  makeLate,
  makeLetter,
  makeOrder,
  makePaid,
  makeParticipation,
  makePayment,
  makePlannedLetter,
  makeShownExhibitor,
} from './safety/support/rows';
import { announceNews } from './support/news';
import { makeApplicant, type TestApplicant, upload } from './support/participations';
import { makeOrganizer, outcomeOf, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const EDITIONS = '/v1/organizer/edition';
let service: TestApp;
let organizer: TestOrganizer;
let mine: TestApplicant;
/** Rows of the edition that is former in all tests, by what they are. */
let rows: Record<string, Record<string, string>>;
let former: OrganizerEdition;

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', by: TestOrganizer | null) => {
  const headers = by?.headers;
  return (url: string, payload?: object) =>
    service.app.inject({
      ...{ method, url },
      ...(headers ? { headers } : {}),
      ...(payload ? { payload } : {}),
    });
};
const step = async ({ _id, version }: OrganizerEdition, name: string) =>
  v.parse(
    organizerEditionSchema,
    (await call('POST', organizer)(`${EDITIONS}/${_id}/${name}`, { version })).json(),
  );
async function editionThat(is: (edition: OrganizerEdition) => boolean): Promise<OrganizerEdition> {
  const all = v.parse(organizerEditionListSchema, (await call('GET', organizer)(EDITIONS)).json());
  const edition = all.find(is);
  if (!edition) throw new Error('There is no such edition');
  return edition;
}
/** Where an answer is kept in memory, a change shows in it a moment later. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const listed = async () =>
  v.parse(listedExhibitorsSchema, (await call('GET', null)('/v1/exhibitor/listed')).json());
const shownIn = async (url: string, id: string) => (await call('GET', null)(url)).body.includes(id);
/** A news item of the current edition. */
const announce = async (title: string) => ({
  id: (await announceNews(service, organizer.headers, { title, content: 'Exemple.' })).key,
});
const ownOnes = async (by: TestOrganizer) =>
  v.parse(participationListSchema, (await call('GET', by)('/v1/participation/mine')).json());

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  mine = await makeApplicant(service);
  const writer = { ...mine, id: (await service.organizer()).user._id };
  rows = {
    document: await makeDocument(service, mine),
    order: await makeOrder(service, mine),
    badge: await makeBadge(service, mine),
    news: await announce('Une nouvelle'),
    content: await makeContent(service, writer),
    application: await makeApplication(service, mine),
    late: await makeLate(service, mine),
    paid: await makePaid(service, mine),
    payment: await makePayment(service, mine),
    invoiceable: await makeInvoiceable(service, mine),
    issued: await makeIssued(service, mine),
    shown: await makeShownExhibitor(service, mine),
    letter: await makeLetter(service, writer),
    planned: await makePlannedLetter(service, writer),
  };
  await until(() => shownIn('/v1/news', idOf('news')));
  await until(() => shownIn('/v1/exhibitor', idOf('shown')));
  expect(await listed()).toEqual(v.parse(listedExhibitorsSchema, agencyDirectory));
  former = await editionThat(({ current }) => current);
  const draft = await call('POST', organizer)(EDITIONS, {
    ...{ key: randomUUID(), from: former._id, take: ['plan', 'prices'] },
    ...(await freeYear(service)),
  });
  await step(v.parse(organizerEditionSchema, draft.json()), 'current');
});
afterAll(() => service.close());

const idOf = (name: string) => rows[name]?.id ?? '';

describe('an exhibitor', () => {
  it('finds participations of the current edition first, and which are former', async () => {
    const by = await makeCaller(service, 'Exhibitor');
    const { id: now } = await makeParticipation(service, by);
    const { id: before } = await makeParticipation(service, by);
    await service.database.db
      .update(participations)
      .set({ edition: former.year })
      .where(eq(participations.id, before ?? ''));
    expect(
      (await ownOnes(by)).map(({ _id, edition, former: is }) => [_id, edition === former.year, is]),
    ).toEqual([
      [now, false, false],
      [before, true, true],
    ]);
  });

  it('reads a former participation with all that hangs on it, under its own number', async () => {
    const [own] = await ownOnes(mine);
    expect(own?.reference).toMatch(new RegExp(`^ME${former.year % 100}-P`));
    const prefix = `/v1/participation/${mine.participation}`;
    for (const part of ['progress', 'statement', 'document', 'message', 'issued']) {
      expect([part, (await call('GET', mine)(`${prefix}/${part}`)).statusCode]).toEqual([
        part,
        200,
      ]);
    }
    const read = await call('POST', mine)(`${prefix}/message/read`);
    expect(read.statusCode).toBe(204);
  });

  it('has no reservation and no company of now from then', async () => {
    const reserved = await call('GET', mine)(`/v1/reservation/exhibitor/${mine.id}`);
    expect(reserved.json()).toEqual([]);
    const own = await call('GET', mine)('/v1/company/mine');
    expect(v.parse(ownCompanySchema, own.json())).toEqual({ company: null, locked: [] });
    const change = await call('PATCH', mine)('/v1/company/mine', { statut: 'EURL' });
    expect(outcomeOf(change)).toEqual([404, 'NOT_FOUND']);
  });
});

it('refuses every change of what belongs to a former edition, and changes nothing', async () => {
  const { db } = service.database;
  const state = async () =>
    JSON.stringify([
      await db.select().from(participations).orderBy(participations.id),
      await db.select().from(companies).orderBy(companies.id),
      await db.select().from(reservations).orderBy(reservations.id),
      await db.select().from(reservationLines).orderBy(reservationLines.id),
      await db.select().from(participationDocuments).orderBy(participationDocuments.id),
      await db.select().from(badges).orderBy(badges.id),
      await db.select().from(staffApplications).orderBy(staffApplications.id),
      await db.select().from(contentEntries).orderBy(contentEntries.id),
      await db.select().from(letters).orderBy(letters.id),
      await db.$count(participationMessages),
      await db.$count(participationNotes),
    ]);
  const before = await state();
  const { document = '' } = rows.document ?? {};
  const { line = '' } = rows.order ?? {};
  const [own, theirs] = ['/v1/participation', '/v1/organizer/participation'].map(
    (prefix) => `${prefix}/${idOf('document')}`,
  );
  const reservation = `/v1/organizer/reservation/${mine.reservation}`;
  const change = { message: 'Un exemple.' };
  const post = call('POST', organizer);
  const file = upload('register');
  const answers = [
    await call('PATCH', mine)(`${own}`, { payment: 'espece' }),
    await call('POST', mine)(`${own}/message`, { text: 'Bonjour' }),
    await service.app.inject({
      ...{ method: 'POST', url: `${own}/document`, payload: file.payload },
      headers: { ...mine.headers, ...file.headers },
    }),
    await call('DELETE', mine)(`${own}/document/${document}`),
    await call('POST', mine)(`/v1/reservation/${idOf('order')}/order`, {
      items: [{ _id: 'chaise-supplementaire', quantity: 1, days: 1 }],
    }),
    await call('DELETE', mine)(`/v1/reservation/${idOf('order')}/order/${line}`),
    await post(`${theirs}/accept`, {}),
    await post(`${theirs}/request-change`, change),
    await post(`${theirs}/refuse`, change),
    await call('PUT', organizer)(`${theirs}/assignee`, { assignee: null, seen: null }),
    await post(`${theirs}/note`, { key: randomUUID(), text: 'Une note.' }),
    await post(`${theirs}/message`, { text: 'Bonjour' }),
    await post(`${theirs}/document/${document}/decision`, { accepted: true }),
    await post(`${reservation}/confirm`, {}),
    await post(`${reservation}/cancel`, {}),
    await post(`/v1/organizer/badge/${idOf('badge')}/revoke`),
    await post(`/v1/organizer/badge/${idOf('badge')}/undo-check-in`),
    await post(`/v1/organizer/staff/${idOf('application')}/accept`, {}),
    await post(`/v1/organizer/staff/${idOf('application')}/refuse`, {}),
    await post(`/v1/organizer/staff/${idOf('application')}/note`, {
      ...{ key: randomUUID(), text: 'Une note.' },
    }),
    await post(`/v1/organizer/content/${idOf('content')}/publish`, { version: 1 }),
    await post(`/v1/organizer/content/${idOf('content')}/withdraw`, { version: 1 }),
    await post(`/v1/organizer/content/${idOf('content')}/remove`, { version: 1 }),
    await post(`/v1/organizer/content/${idOf('content')}/undo`, { version: 1 }),
    await post(`/v1/organizer/letter/${idOf('letter')}/remove`, { version: 1 }),
    await post(`/v1/organizer/letter/${idOf('letter')}/send`, {
      ...{ version: 1, key: randomUUID(), at: null },
    }),
  ];
  expect(answers.map(outcomeOf)).toEqual(answers.map(() => [409, 'EDITION_FORMER']));
  expect(await state()).toBe(before);
});

it('shows everybody the directory and the news of the current edition alone', async () => {
  await until(async () => !(await shownIn('/v1/news', idOf('news'))));
  await until(async () => !(await shownIn('/v1/exhibitor', idOf('shown'))));
  await until(async () => (await listed()).exhibitors.length === 0);
  expect((await call('GET', null)(`/v1/exhibitor/${idOf('shown')}`)).statusCode).toBe(404);
  const { id } = await announce('Une autre');
  await until(() => shownIn('/v1/news', id));
  expect(await shownIn('/v1/news', idOf('news'))).toBe(false);
});

it('keeps a letter that was planned in a former edition, until it is called off', async () => {
  const { db } = service.database;
  const own = eq(letters.id, idOf('planned'));
  await db
    .update(letters)
    .set({ sendAt: new Date(0) })
    .where(own);
  expect(await db.transaction(takeDue)).toBeUndefined();
  const cancelled = await call('POST', organizer)(
    `/v1/organizer/letter/${idOf('planned')}/cancel`,
    { version: 1 },
  );
  expect(cancelled.statusCode).toBe(200);
});

it('reminds nobody of what is late from a former edition', async () => {
  const { id: late = '' } = await makeLate(service, mine);
  const url = '/v1/organizer/reminder';
  const { body } = await call('GET', organizer)(url);
  expect([late, idOf('late')].map((id) => body.includes(id))).toEqual([true, false]);
  const reminders = [{ reservation: idOf('late'), number: 1 }];
  const sent = await call('POST', organizer)(url, { reminders });
  expect(v.parse(reminderAnswerSchema, sent.json())).toEqual({
    ...{ sent: [], skipped: [{ reservation: idOf('late'), reason: 'settled' }] },
  });
});

describe('the books of a former edition', () => {
  const post = (url: string, payload: object) => call('POST', organizer)(url, payload);
  const reservation = (name: string) => `/v1/organizer/reservation/${idOf(name)}`;
  const received = { amount: 1000, receivedOn: '2025-06-01', mode: 'virement', note: '' };
  const refund = () => ({
    ...{ amount: 1000, paidOn: '2025-06-01', mode: 'virement', note: '', key: randomUUID() },
  });
  const credit = () => ({ amount: 1000, reason: 'Un exemple', key: randomUUID() });

  it('take what comes late, until the edition is archived', async () => {
    const { db } = service.database;
    const open = [
      await post(`${reservation('late')}/payment`, received),
      await post(`${reservation('paid')}/refund`, refund()),
      await post(`/v1/organizer/issued/${idOf('issued')}/credit`, credit()),
    ];
    expect(open.map(outcomeOf)).toEqual(open.map(() => [201]));
    await step(await editionThat(({ _id }) => _id === former._id), 'archive');
    const many = await db.$count(payments);
    const answers = [
      await post(`${reservation('late')}/payment`, received),
      await post(`${reservation('paid')}/refund`, refund()),
      await post(`${reservation('invoiceable')}/issue`, { kind: 'invoice', key: randomUUID() }),
      await post(`/v1/organizer/issued/${idOf('issued')}/credit`, credit()),
      await call('DELETE', organizer)(`/v1/organizer/payment/${idOf('payment')}`),
    ];
    expect(answers.map(outcomeOf)).toEqual(answers.map(() => [409, 'EDITION_ARCHIVED']));
    expect(await db.$count(payments)).toBe(many);
  });
});
