import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import {
  organizerQuoteSchema,
  type QuotePage,
  quotePageSchema,
} from '@mosta/shared/schemas/organizer-quote.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { quoteCreatedSchema, quoteListSchema } from '@mosta/shared/schemas/quote.schema';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notifications } from '../src/tables/notification';
import { quotes } from '../src/tables/quote';
import { auditLinesOf } from './support/audit-lines';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { makeApplicant } from './support/participations';
import { bearer, startTestApp, type TestApp } from './support/test-app';

type Headers = Record<string, string>;

let service: TestApp;
let owner: TestExhibitor;
let organizer: Headers;
beforeAll(async () => {
  service = await startTestApp({ QUOTE_DAYS: '30' });
  organizer = bearer(await service.organizer());
});
beforeEach(async () => {
  await service.database.db.delete(quotes);
  [owner] = await makeExhibitors(service, 1);
});
afterAll(() => service.close());

/** No offer has that size: it is « Sur devis ». */
const OWN_SIZE = { id: 'custom-17', name: 'Espace personnalisé', price: null, size: 17 };
const KNOWN = { id: 'bare-9', name: 'Espace nu 9 m²', price: 185_000, size: 9 };
const PRICES = [{ kind: 'package', id: OWN_SIZE.id, amount: 400_000 }];

/** Asks for a quote, of a visitor where there are no headers. */
async function give(headers: Headers = {}, packages: readonly object[] = [KNOWN]) {
  const simulation = {
    personalInfo: {
      ...{ nationality: ALGERIAN_EXHIBITOR, sector: 'Huiles', participationType: 'Individuelle' },
    },
    formule: { selectedFormules: packages.map((one) => ({ ...one, quantity: 1 })) },
    cart: {},
  };
  const payload = { simulation, payment: null };
  const answer = await service.app.inject({ method: 'POST', url: '/v1/quote', headers, payload });
  expect(answer.statusCode).toBe(201);
  return v.parse(quoteCreatedSchema, answer.json());
}

const list = async (query = ''): Promise<QuotePage> => {
  const url = `/v1/organizer/quote${query}`;
  return v.parse(quotePageSchema, (await service.app.inject({ url, headers: organizer })).json());
};
const find = async (id: string) => {
  const url = `/v1/organizer/quote/${id}`;
  return v.parse(
    organizerQuoteSchema,
    (await service.app.inject({ url, headers: organizer })).json(),
  );
};
const answer = (id: string, payload: object = { prices: PRICES }) =>
  service.app.inject({
    ...{ method: 'POST', url: `/v1/organizer/quote/${id}/answer`, headers: organizer, payload },
  });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const expire = (id: string) =>
  service.database.db
    .update(quotes)
    .set({ validUntil: sql`now() - interval '1 second'` })
    .where(eq(quotes.id, id));

describe('the list', () => {
  it('says what became of each quote, and finds by that', async () => {
    const applicant = await makeApplicant(service);
    const waiting = await give(owner.headers, [OWN_SIZE]);
    const open = await give();
    const over = await give(owner.headers);
    await expire(over._id);
    const applied = await give(applicant.headers);
    await service.database.db
      .update(quotes)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(quotes.id, applied._id));
    const { quotes: rows, total } = await list();
    expect(total).toBe(4);
    expect(Object.fromEntries(rows.map(({ _id, outcome }) => [_id, outcome]))).toEqual({
      ...{ [waiting._id]: 'waiting', [open._id]: 'open' },
      ...{ [over._id]: 'expired', [applied._id]: 'applied' },
    });
    for (const { _id, outcome } of rows) {
      expect((await list(`?outcome=${outcome}`)).quotes.map((row) => row._id)).toEqual([_id]);
    }
    expect(await find(applied._id)).toMatchObject({ participation: applicant.participation });
  });

  it('knows no dossier that was there before the quote', async () => {
    const applicant = await makeApplicant(service);
    const later = await give(applicant.headers);
    expect(await find(later._id)).toMatchObject({ outcome: 'open', participation: null });
  });

  it('names who has it, what it costs, and nobody where a visitor asked', async () => {
    await give(owner.headers, [KNOWN, OWN_SIZE]);
    await give();
    expect((await list('?direction=asc')).quotes).toMatchObject([
      {
        ...{ owner: { person: 'Exemple', company: null }, stands: 2, partial: true },
        payable: { amount: 220_150, currency: 'DZD' },
      },
      { owner: null, stands: 1, partial: false },
    ]);
  });

  it('is read in the words of the pages’ language', async () => {
    const { _id } = await give(owner.headers, [KNOWN]);
    const answered = await service.app.inject({
      url: `/v1/organizer/quote/${_id}`,
      headers: { ...organizer, cookie: 'langue=ar' },
    });
    const quote = v.parse(organizerQuoteSchema, answered.json());
    expect(quote.priced.lines[0]?.name).toBe('مساحة عارية 9\u00a0م²');
    expect(quote.simulation.personalInfo.nationality).toBe('عارض جزائري');
    expect((await find(_id)).priced.lines[0]?.name).toBe(KNOWN.name);
  });

  it('finds a reference and parts of names, and reads on', async () => {
    const applicant = await makeApplicant(service);
    const first = await give(applicant.headers);
    const second = await give();
    const company = (await find(first._id)).owner?.company ?? '';
    expect(company).not.toBe('');
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).quotes.map(({ _id }) => _id);
    expect(await found(second.reference)).toEqual([second._id]);
    expect(await found(company.slice(1, 6).toUpperCase())).toEqual([first._id]);
    expect(await found('%')).toEqual([]);
    expect((await list('?limit=1&offset=1')).quotes.map(({ _id }) => _id)).toEqual([first._id]);
  });
});

describe('an answer', () => {
  it('prices what was open, as a new quote of the same exhibitor, who is told', async () => {
    const asked = await give(owner.headers, [KNOWN, OWN_SIZE]);
    const response = await answer(asked._id, { prices: PRICES, message: 'Emplacement d’angle.' });
    expect(response.statusCode).toBe(201);
    const given = v.parse(organizerQuoteSchema, response.json());
    expect(given).toMatchObject({
      ...{ outcome: 'open', answers: { _id: asked._id, reference: asked.reference } },
      priced: { partial: false, totals: { gross: { amount: 696_150 } } },
    });
    expect(await find(asked._id)).toMatchObject({
      outcome: 'answered',
      answer: { _id: given._id, reference: given.reference },
      priced: { partial: true, totals: { gross: { amount: 220_150 } } },
    });
    const mine = await service.app.inject({ url: '/v1/quote/mine', headers: owner.headers });
    expect(v.parse(quoteListSchema, mine.json()).map(({ reference }) => reference)).toEqual([
      ...[given.reference, asked.reference],
    ]);
    const [notice] = await service.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, owner.id));
    expect(notice?.message).toContain(asked.reference);
    expect(notice?.message).toMatch(new RegExp(`${given.reference}.*: Emplacement d’angle\\.$`));
    expect(notice?.link).toBe('/dashboard-exposant?vue=devis');
    expect(await auditLinesOf(service.database.db, asked._id)).toEqual([
      ['quote.answer', { before: null, after: { reference: given.reference, prices: PRICES } }],
    ]);
  });

  it('is given once, whoever is faster', async () => {
    const asked = await give(owner.headers, [OWN_SIZE]);
    const answers = await Promise.all([answer(asked._id), answer(asked._id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && codeOf(refused)).toBe('QUOTE_ANSWERED');
    expect((await list()).total).toBe(2);
  });

  it('leaves no line open, and takes no price that is none', async () => {
    const other = { ...OWN_SIZE, id: 'custom-30', size: 30 };
    const asked = await give(owner.headers, [OWN_SIZE, other]);
    const missing = await answer(asked._id);
    expect(missing.statusCode).toBe(400);
    expect(v.parse(problemSchema, missing.json()).errors).toEqual([
      { path: 'prices', message: expect.stringContaining(other.name) },
    ]);
    for (const amount of [0, -1, 1.5, '4000', 10_000_000_000]) {
      const prices = [{ ...PRICES[0], amount }];
      expect((await answer(asked._id, { prices })).statusCode).toBe(400);
    }
    expect((await list()).total).toBe(1);
  });

  it('is refused where nothing is open, nobody is to be answered, or no quote is', async () => {
    const [known, nobodys] = [await give(owner.headers), await give({}, [OWN_SIZE])];
    for (const { _id } of [known, nobodys])
      expect(codeOf(await answer(_id))).toBe('QUOTE_NOT_ANSWERABLE');
    expect(codeOf(await answer('00000000-0000-4000-8000-000000000000'))).toBe('NOT_FOUND');
  });

  it('prices a quote that is over by today’s date', async () => {
    const asked = await give(owner.headers, [OWN_SIZE]);
    await expire(asked._id);
    const given = v.parse(organizerQuoteSchema, (await answer(asked._id)).json());
    expect(given.expired).toBe(false);
  });
});
