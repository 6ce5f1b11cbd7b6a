import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { packageOf, standOffers } from '@mosta/shared/domain/offers';
import { INITIAL_SIMULATION } from '@mosta/shared/domain/simulation';
import { catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import { editionSchema, LEGAL_FACTS } from '@mosta/shared/schemas/edition.schema';
import { shownHallListSchema } from '@mosta/shared/schemas/hall.schema';
import {
  editionConflictSchema,
  editionSamplesSchema,
  type NewEdition,
  type OrganizerEdition,
  organizerEditionListSchema,
  organizerEditionSchema,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { simulationAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import { eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { badgeMail } from '../src/modules/badge/badge-mail';
import { addFirstEdition } from '../src/modules/edition/first-edition';
import { editions } from '../src/tables/edition';
import { halls } from '../src/tables/hall';
import { stands } from '../src/tables/stand';
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
  const [first] = await db.select().from(editions).orderBy(editions.createdAt).limit(1);
  if (!first) throw new Error('There is no edition');
  await db.delete(stands).where(ne(stands.edition, first.year));
  await db.delete(halls).where(ne(halls.edition, first.year));
  await db.delete(editions).where(ne(editions.id, first.id));
  await db
    .update(editions)
    .set({ ...FIRST_EDITION, state: 'open', current: true, version: 1, createdAt: first.createdAt })
    .where(eq(editions.id, first.id));
  await until(async () => (await shown()).year === FIRST_EDITION.year);
});

const PATH = '/v1/organizer/edition';
const shown = async () =>
  v.parse(editionSchema, (await service.app.inject({ url: '/v1/edition' })).json());
const all = async () =>
  v.parse(organizerEditionListSchema, (await service.app.inject({ url: PATH, headers })).json());
const post = (url: string, payload: object) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const patch = (id: string, payload: object) =>
  service.app.inject({ method: 'PATCH', url: `${PATH}/${id}`, headers, payload });
const editionOf = (response: { json: () => unknown }) =>
  v.parse(organizerEditionSchema, response.json());
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());
const auditEvents = (subject: string) => auditLinesOf(service.database.db, subject);
/** Where the public answer is kept in memory, a change shows in it a moment later. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

async function first(): Promise<OrganizerEdition> {
  const [edition] = await all();
  if (!edition) throw new Error('There is no edition');
  return edition;
}
const day = (date: string) => ({ date, opens: '10:00', closes: '18:00' });
async function newEdition(change: Partial<NewEdition> = {}): Promise<NewEdition> {
  return {
    ...{ key: randomUUID(), from: (await first())._id, year: 2027 },
    ...{ days: [day('2027-04-26')], take: [] },
    ...change,
  };
}
const add = async (change: Partial<NewEdition> = {}) =>
  editionOf(await post(PATH, await newEdition(change)));
const step = ({ _id, version }: OrganizerEdition, name: string) =>
  post(`${PATH}/${_id}/${name}`, { version });

it('shows everybody the first edition, letter by letter, without the bank account', async () => {
  const { bank: _bank, ...told } = FIRST_EDITION;
  expect(await shown()).toEqual({ ...told, phase: 'after', registrations: 'open', former: [] });
  const { body } = await service.app.inject({ url: '/v1/edition' });
  expect(body).not.toContain('rib');
  const [edition] = await all();
  expect(edition).toMatchObject({ ...FIRST_EDITION, version: 1, state: 'open', current: true });
});

it('is the first one only where there is none yet', async () => {
  const { db } = service.database;
  await addFirstEdition(db, FIRST_EDITION.bank);
  expect(await db.$count(editions)).toBe(1);
});

it('shows a change, and notes what was before and after', async () => {
  const before = await first();
  const days = [...before.days, day('2025-05-02')];
  const after = editionOf(await patch(before._id, { version: before.version, days }));
  expect(after).toEqual({ ...before, version: 2, days });
  await until(async () => (await shown()).days.length === 5);
  expect(await auditEvents(before._id)).toEqual([
    ['edition.change', { before: { version: 1, days: before.days }, after: { version: 2, days } }],
  ]);
});

it('changes nothing where nothing differs', async () => {
  const { _id, version, city } = await first();
  const before = await auditEvents(_id);
  expect(editionOf(await patch(_id, { version, city })).version).toBe(version);
  expect(await auditEvents(_id)).toEqual(before);
});

it('tells both versions to who changes an older one, and keeps what is there', async () => {
  const { _id, version } = await first();
  await patch(_id, { version, city: 'Oran' });
  const late = await patch(_id, { version, city: 'Alger' });
  expect(late.statusCode).toBe(409);
  const { code, conflict } = problemOf(late);
  expect(code).toBe('EDITION_CHANGED');
  const { yours, current } = v.parse(editionConflictSchema, conflict);
  expect([yours, current.version, current.city]).toEqual([1, 2, 'Oran']);
  expect((await first()).city).toBe('Oran');
});

it.each([
  [{ days: [] }, 'days'],
  [{ days: [day('2025-02-30')] }, 'days.0.date'],
  [{ days: [day('2025-04-29'), day('2025-04-28')] }, 'days'],
  [{ days: [day('2026-04-28')] }, 'days'],
  [{ days: [{ ...day('2025-04-28'), closes: '09:00' }] }, 'days.0.closes'],
  [
    { registrationWindow: { opens: '2025-03-01', closes: '2025-02-01' } },
    'registrationWindow.closes',
  ],
  [{ vatPercent: 19.5 }, 'vatPercent'],
  [{ unknown: 1 }, 'unknown'],
])('explains at its field what cannot be: %j', async (change, path) => {
  const { _id, version } = await first();
  const refused = await patch(_id, { version, ...change });
  expect(refused.statusCode).toBe(400);
  expect(problemOf(refused).errors?.map((error) => error.path)).toEqual([path]);
});

it('may close after midnight', async () => {
  const { _id, version } = await first();
  const days = [{ date: '2025-04-28', opens: '18:00', closes: '01:00' }];
  expect(editionOf(await patch(_id, { version, days })).days).toEqual(days);
});

describe('what the service says of prices, taxes, places and deadlines', () => {
  const simulate = async () => {
    const stand = standOffers(FIRST_EDITION).find(({ id }) => id === 'bare-9');
    if (!stand) throw new Error('There is no offer of 9 m²');
    const simulation = {
      ...{ ...INITIAL_SIMULATION, formule: { selectedFormules: [packageOf(stand)] } },
      personalInfo: { ...INITIAL_SIMULATION.personalInfo, nationality: ALGERIAN_EXHIBITOR },
    };
    const answer = await post('/v1/simulation', { simulation, payment: 'espece' });
    return v.parse(simulationAnswerSchema, answer.json()).priced.totals;
  };

  it('follows a change of the edition', async () => {
    const before = await first();
    expect((await simulate())?.gross.amount).toBe(220_150);
    const { prices, stampDuty } = before;
    const dearer = { ...prices.bareStand, 9: { amount: 200_000, currency: 'DZD' } };
    const change = {
      ...{ version: before.version, vatPercent: 10, city: 'Oran', product: 'Expo' },
      prices: { ...prices, bareStand: dearer },
      stampDuty: { ...stampDuty, exemptUpTo: 1_000_000 },
    };
    expect((await patch(before._id, change)).statusCode).toBe(200);
    const totals = await simulate();
    expect(totals?.net.amount).toBe(200_000);
    expect(totals?.vat).toEqual({ percent: 10, amount: { amount: 20_000, currency: 'DZD' } });
    expect(totals?.stampDuty?.amount.amount).toBe(0);
    const { subject } = badgeMail(
      { email: 'a@exemple.dz', reference: 'R', language: 'fr' },
      '/',
    ).letter;
    expect(subject).toBe('Votre badge R pour Expo 2025');
    const catalogue = async () =>
      v.parse(catalogueSchema, (await service.app.inject({ url: '/v1/catalogue' })).json());
    await until(async () => (await catalogue()).stands[0]?.price?.amount === 200_000);
  });

  it('shows the plan of the edition that has become current', async () => {
    await step(await add({ take: ['plan'] }), 'current');
    const answer = await service.app.inject({ url: '/v1/hall' });
    expect(v.parse(shownHallListSchema, answer.json())).not.toEqual([]);
  });
});

describe('a new edition', () => {
  it('takes along what is chosen, and begins with samples otherwise', async () => {
    const { _id, version, contact, bank } = await first();
    const own = { ...contact, sample: false, agency: 'Agence du salon' };
    const account = { ...bank, sample: false, rib: '1' };
    await patch(_id, { version, contact: own, bank: account });
    const edition = await add({ take: ['contact'] });
    expect(edition).toMatchObject({ state: 'draft', current: false, version: 1, year: 2027 });
    expect(edition.contact).toEqual(own);
    expect(edition.bank).toEqual(FIRST_EDITION.bank);
    expect((await auditEvents(edition._id)).map(([action]) => action)).toEqual(['edition.add']);
  });

  it('is made once, however often the call arrives', async () => {
    const input = await newEdition();
    const [one, other] = [editionOf(await post(PATH, input)), editionOf(await post(PATH, input))];
    expect(other).toEqual(one);
    expect(problemOf(await post(PATH, { ...input, year: 2028 })).code).toBe('ALREADY_RECORDED');
    expect(await all()).toHaveLength(2);
  });

  it('has a year of its own', async () => {
    await add();
    const refused = await post(PATH, await newEdition());
    expect([refused.statusCode, problemOf(refused).code]).toEqual([409, 'EDITION_YEAR_TAKEN']);
    const missing = await post(PATH, await newEdition({ from: randomUUID(), year: 2028 }));
    expect(problemOf(missing).code).toBe('NOT_FOUND');
  });
});

describe('the state of an edition', () => {
  it('opens a draft that becomes current, and has stands of its own, all free', async () => {
    const draft = await add({ take: ['plan', 'prices'] });
    const current = editionOf(await step(draft, 'current'));
    expect(current).toMatchObject({ state: 'open', current: true });
    await until(async () => (await shown()).year === 2027);
    expect((await all()).map(({ year, current: isCurrent }) => [year, isCurrent])).toEqual([
      [2027, true],
      [2025, false],
    ]);
    const rows = await service.database.db.select().from(stands);
    const statesOf = (year: number) =>
      new Set(rows.filter(({ edition }) => edition === year).map(({ state }) => state));
    expect(statesOf(2027)).toEqual(new Set(['libre']));
    expect(statesOf(2025)).toEqual(new Set(['libre', 'reserve', 'confirme']));
    const own = await service.exhibitor();
    const url = `/v1/reservation/exhibitor/${own.user._id}`;
    const reserved = await service.app.inject({ url, headers: bearer(own) });
    expect(reserved.json()).toEqual([]);
  });

  it('closes registrations, and takes them again', async () => {
    const closed = editionOf(await step(await first(), 'close'));
    await until(async () => (await shown()).registrations === 'closed');
    await step(closed, 'open');
    await until(async () => (await shown()).registrations === 'open');
  });

  it('takes registrations within their window alone', async () => {
    const { _id, version } = await first();
    await patch(_id, { version, registrationWindow: { opens: null, closes: '2025-04-01' } });
    await until(async () => (await shown()).registrations === 'closed');
  });

  it('is archived, but not while it is current, and then stays as it is', async () => {
    expect(problemOf(await step(await first(), 'archive')).code).toBe('EDITION_CURRENT');
    const archived = editionOf(await step(await add(), 'archive'));
    const { _id, version } = archived;
    expect(archived.state).toBe('archived');
    const answers = [
      await patch(_id, { version, city: 'Oran' }),
      await step(archived, 'current'),
      await step(archived, 'open'),
    ];
    expect(answers.map((answer) => problemOf(answer).code)).toEqual(
      answers.map(() => 'EDITION_ARCHIVED'),
    );
  });

  it('is led on from the version that was read', async () => {
    const { _id, version } = await first();
    await patch(_id, { version, city: 'Oran' });
    const late = await post(`${PATH}/${_id}/close`, { version });
    expect(problemOf(late).code).toBe('EDITION_CHANGED');
  });
});

it('lists what of an edition still is a sample value, until it is replaced', async () => {
  const samples = async ({ _id }: OrganizerEdition) => {
    const answer = await service.app.inject({ url: `${PATH}/${_id}/samples`, headers });
    return v.parse(editionSamplesSchema, answer.json());
  };
  const partsOf = async (edition: OrganizerEdition) =>
    (await samples(edition)).map(({ part }) => part);
  const before = await first();
  const [sessions] = (await samples(before)).filter(({ part }) => part === 'session');
  expect(sessions?.count).toBeGreaterThan(1);
  expect(await partsOf(before)).toEqual(
    expect.arrayContaining(['bank', 'contact', 'euroPrices', 'session', 'member']),
  );
  const draft = await add();
  const { bank } = draft;
  await service.app.inject({
    ...{ method: 'PATCH', url: `${PATH}/${draft._id}`, headers },
    payload: { version: draft.version, bank: { ...bank, sample: false } },
  });
  expect(await partsOf(draft)).not.toContain('bank');
  expect(await partsOf(before)).toContain('bank');
});

it('says what the legal notice lacks, and shows everybody what it has', async () => {
  const { _id, version, legal } = await first();
  const lacking = async () => {
    const answer = await service.app.inject({ url: `${PATH}/${_id}/samples`, headers });
    const samples = v.parse(editionSamplesSchema, answer.json());
    return samples.find(({ part }) => part === 'legal')?.count;
  };
  expect(await lacking()).toBe(LEGAL_FACTS.length);
  const told = { ...legal, register: '27/00-0000000 B 00', hostName: 'Hébergeur exemple' };
  await patch(_id, { version, legal: told });
  expect(await lacking()).toBe(LEGAL_FACTS.length - 2);
  await until(async () => (await shown()).legal.register !== null);
  expect((await shown()).legal).toEqual(told);
  // who runs the site does not change with the year
  expect((await add({ take: ['contact'] })).legal).toEqual(told);
});
