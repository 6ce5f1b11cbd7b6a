import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { packageOf, standOffers } from '@mosta/shared/domain/offers';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import {
  type OrganizerPromo,
  organizerPromoListSchema,
  organizerPromoSchema,
  type PromoContent,
  promoConflictSchema,
} from '@mosta/shared/schemas/organizer-promo.schema';
import { participationAnswerSchema } from '@mosta/shared/schemas/participation-form.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { quoteCreatedSchema, simulationAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { editions } from '../src/tables/edition';
import { promoCodes, promoUses } from '../src/tables/promo-code';
import { quotes } from '../src/tables/quote';
import { reservations } from '../src/tables/reservation';
import { auditLinesOf } from './support/audit-lines';
import { form } from './support/participation-form';
import { outcomeOf } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PATH = '/v1/organizer/promo';

let service: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000', LOGIN_FAILURES: '100000' });
  headers = bearer(await service.organizer());
});
afterAll(() => service.close());

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const promoOf = (response: { json: () => unknown }) =>
  v.parse(organizerPromoSchema, response.json());
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());
const all = async () => v.parse(organizerPromoListSchema, (await send('GET', PATH)).json());
const read = async ({ _id }: OrganizerPromo) => {
  const found = (await all()).find((one) => one._id === _id);
  if (!found) throw new Error(`There is no code ${_id}`);
  return found;
};

let made = 0;
/** A code of its own for each test. */
const content = (change: Partial<PromoContent> = {}): PromoContent => {
  made += 1;
  return {
    ...{ code: `ESSAI${made}`, discountType: 'percentage', discountValue: 20, currency: null },
    ...{ from: null, until: null, maxUses: null },
    ...change,
  };
};
const add = (promo: object, key = randomUUID()) => send('POST', PATH, { key, promo });
const newPromo = async (change: Partial<PromoContent> = {}) => promoOf(await add(content(change)));
const change = ({ _id, version, promo }: OrganizerPromo, changed: object) =>
  send('PUT', `${PATH}/${_id}`, { version, promo: { ...promo, ...changed } });
const step = ({ _id, version }: OrganizerPromo, name: 'withdraw' | 'restore') =>
  send('POST', `${PATH}/${_id}/${name}`, { version });

const [stand] = standOffers(FIRST_EDITION);
if (!stand) throw new Error('The edition sells no stand');
const simulationWith = (promoCode: string) => ({
  personalInfo: {
    ...{ nationality: ALGERIAN_EXHIBITOR, sector: 'Huiles', participationType: 'Individuelle' },
  },
  formule: { selectedFormules: [packageOf(stand)] },
  ...{ cart: {}, promo: null, promoCode },
});
const ask = (url: '/v1/quote' | '/v1/simulation', code: string) =>
  service.app.inject({ method: 'POST', url, payload: { simulation: simulationWith(code) } });
const worth = (code: string) =>
  service.app.inject({ method: 'POST', url: '/v1/promo', payload: { code } });
const quote = ({ promo }: OrganizerPromo) => ask('/v1/quote', promo.code);
const given = async (promo: OrganizerPromo) =>
  v.parse(quoteCreatedSchema, (await quote(promo)).json());
/** Sends a dossier with a quote. */
const participate = async (email: string, secret: string) => {
  const tempReservation = { quote: secret };
  const payload = form(email, {}, { tempReservation, consent: CURRENT_CONSENT });
  const answer = await service.app.inject({ method: 'POST', url: '/v1/temp', payload });
  return v.parse(participationAnswerSchema, answer.json());
};
/** The discount of the newest reservation. */
const latestDiscount = async () => {
  const [row] = await service.database.db
    .select({ promo: reservations.promo })
    .from(reservations)
    .orderBy(desc(reservations.createdAt))
    .limit(1);
  return row?.promo ?? null;
};
const letExpire = async (id: string) => {
  const { db } = service.database;
  const past = sql`now() - interval '1 second'`;
  await db.update(quotes).set({ validUntil: past }).where(eq(quotes.id, id));
  await db.update(promoUses).set({ until: past }).where(eq(promoUses.quoteId, id));
};

describe('the list of codes', () => {
  it('has the sample codes, each with its state and without a use', async () => {
    const samples = (await all()).filter(({ promo }) => promo.code.startsWith('EXEMPLE'));
    expect(samples.map(({ promo, state, uses }) => [promo.code, state, uses])).toEqual([
      ['EXEMPLE10', 'active', 0],
      ['EXEMPLE2024', 'expired', 0],
      ['EXEMPLE5000', 'active', 0],
    ]);
    // The last day that it was valid, in Algeria.
    expect(samples[1]?.promo.until).toBe('2024-12-31');
  });

  it('does not have those of another edition, whose codes are accepted no more', async () => {
    const promo = await newPromo();
    const { db } = service.database;
    const year = 2031;
    const [current] = await db.select().from(editions).where(eq(editions.current, true));
    if (!current) throw new Error('There is no edition');
    const { id: _id, creationKey: _key, ...copy } = current;
    const former = { ...copy, year, current: false, state: 'closed' } as const;
    await db.insert(editions).values(former);
    await db.update(promoCodes).set({ edition: year }).where(eq(promoCodes.id, promo._id));
    const codes = (await all()).map(({ _id }) => _id);
    const answers = [await change(promo, { discountValue: 5 }), await step(promo, 'withdraw')];
    const refused = await worth(promo.promo.code);
    await db.delete(promoCodes).where(eq(promoCodes.id, promo._id));
    await db.delete(editions).where(eq(editions.year, year));
    expect(codes).not.toContain(promo._id);
    expect(answers.map(outcomeOf)).toEqual([
      [409, 'EDITION_FORMER'],
      [409, 'EDITION_FORMER'],
    ]);
    expect(outcomeOf(refused)).toEqual([422, 'PROMO_UNKNOWN']);
  });
});

describe('a code that an organiser makes', () => {
  it('is taken by promo, simulation and quote at once', async () => {
    const promo = await newPromo({ code: ' promo-ete ' });
    expect(promo).toMatchObject({ state: 'active', uses: 0, promo: { code: 'PROMO-ETE' } });
    expect((await worth('promo-ete')).json()).toEqual({
      ...{ code: 'PROMO-ETE', discountType: 'percentage', discountValue: 20 },
    });
    const simulated = v.parse(
      simulationAnswerSchema,
      (await ask('/v1/simulation', 'PROMO-ETE')).json(),
    );
    expect(simulated.priced.totals?.net.amount).toBe(148_000);
    expect((await given(promo)).priced.totals?.net.amount).toBe(148_000);
  });

  it('takes off an amount in its currency', async () => {
    const promo = await newPromo({ discountType: 'fixed', discountValue: 5000, currency: 'DZD' });
    expect((await given(promo)).priced.totals?.net.amount).toBe(180_000);
  });

  it('is made once, however often the call is sent, and its name once in an edition', async () => {
    const key = randomUUID();
    const promo = content();
    const [first, again] = [promoOf(await add(promo, key)), promoOf(await add(promo, key))];
    expect(again).toEqual(first);
    const larger = { ...promo, discountValue: 25 };
    expect(promoOf(await add(larger, key))).toMatchObject({ _id: first._id, promo: larger });
    const other = await add(promo);
    expect([other.statusCode, problemOf(other)]).toMatchObject([
      409,
      { code: 'PROMO_CODE_TAKEN', errors: [{ path: 'promo.code' }] },
    ]);
    const renamed = await change(await newPromo(), { code: promo.code });
    expect(outcomeOf(renamed)).toEqual([409, 'PROMO_CODE_TAKEN']);
  });

  it.each<[string, object]>([
    ['promo.code', { code: '' }],
    ['promo.code', { code: 'DEUX MOTS' }],
    ['promo.code', { code: 'ÉTÉ' }],
    ['promo.code', { code: 'X'.repeat(65) }],
    ['promo.discountValue', { discountValue: 101 }],
    ['promo.discountValue', { discountValue: 0 }],
    ['promo.discountValue', { discountValue: 12.5 }],
    ['promo.currency', { discountType: 'fixed' }],
    ['promo.currency', { currency: 'EUR' }],
    ['promo.until', { from: '2025-03-02', until: '2025-03-01' }],
    ['promo.from', { from: '2025-02-30' }],
    ['promo.maxUses', { maxUses: 0 }],
  ])('tells at the field what is wrong with %s (%j)', async (path, wrong) => {
    const response = await add({ ...content(), ...wrong });
    expect([response.statusCode, problemOf(response).errors]).toMatchObject([400, [{ path }]]);
  });
});

describe('its bounds', () => {
  it.each([
    ['early', { from: '2999-01-01' }],
    ['expired', { until: '2000-12-31' }],
  ] as const)('%s: it is refused as an unknown code is', async (state, days) => {
    const promo = await newPromo(days);
    expect(promo.state).toBe(state);
    const answers = [await worth(promo.promo.code), await quote(promo)];
    expect(answers.map(outcomeOf)).toEqual([
      [422, 'PROMO_UNKNOWN'],
      [422, 'PROMO_UNKNOWN'],
    ]);
    const { promoRefused } = v.parse(
      simulationAnswerSchema,
      (await ask('/v1/simulation', promo.promo.code)).json(),
    );
    expect(promoRefused).toBe(true);
    const saidOf = async (code: string) => ({ ...problemOf(await worth(code)), requestId: '' });
    expect(await saidOf(promo.promo.code)).toEqual(await saidOf('INCONNU'));
  });

  it('are whole days in Algeria', async () => {
    const { _id } = await newPromo({ from: '2025-03-01', until: '2025-03-31' });
    const [row] = await service.database.db.select().from(promoCodes).where(eq(promoCodes.id, _id));
    expect([row?.validFrom?.toISOString(), row?.validUntil?.toISOString()]).toEqual([
      '2025-02-28T23:00:00.000Z',
      '2025-03-31T23:00:00.000Z',
    ]);
  });

  it('refuses quotes while it is withdrawn, and leaves those that were given', async () => {
    const promo = await newPromo();
    const before = await given(promo);
    const withdrawn = promoOf(await step(promo, 'withdraw'));
    expect(withdrawn).toMatchObject({ state: 'withdrawn', uses: 1 });
    expect(outcomeOf(await quote(promo))).toEqual([422, 'PROMO_UNKNOWN']);
    const kept = await service.app.inject(`/v1/quote/link/${before.secret}`);
    expect(kept.json()).toMatchObject({ priced: { totals: { net: { amount: 148_000 } } } });
    expect(promoOf(await step(withdrawn, 'restore')).state).toBe('active');
    expect((await quote(promo)).statusCode).toBe(201);
  });
});

describe('its uses', () => {
  it('are counted by quotes, and end at its bound', async () => {
    const promo = await newPromo({ maxUses: 2 });
    await ask('/v1/simulation', promo.promo.code);
    expect((await read(promo)).uses).toBe(0);
    expect((await quote(promo)).statusCode).toBe(201);
    expect(await read(promo)).toMatchObject({ uses: 1, dossiers: 0, state: 'active' });
    expect((await quote(promo)).statusCode).toBe(201);
    expect(outcomeOf(await quote(promo))).toEqual([422, 'PROMO_UNKNOWN']);
    expect(outcomeOf(await worth(promo.promo.code))).toEqual([422, 'PROMO_UNKNOWN']);
    expect(await read(promo)).toMatchObject({ uses: 2, state: 'used' });
  });

  it('never go over the bound, with many at once', async () => {
    const promo = await newPromo({ maxUses: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => quote(promo)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    expect((await read(promo)).uses).toBe(3);
    const rows = await service.database.db.$count(promoUses, eq(promoUses.promoId, promo._id));
    expect(rows).toBe(3);
  });

  it('come back when a quote ends without a dossier', async () => {
    const promo = await newPromo({ maxUses: 1 });
    const { _id } = await given(promo);
    expect((await quote(promo)).statusCode).toBe(422);
    await letExpire(_id);
    expect(await read(promo)).toMatchObject({ uses: 0, state: 'active' });
    expect((await quote(promo)).statusCode).toBe(201);
  });

  it('stay once a dossier has taken the discount over, also when the quote is gone', async () => {
    const promo = await newPromo({ maxUses: 1 });
    const { _id, secret } = await given(promo);
    expect((await participate('code@exemple.dz', secret)).warnings).toEqual([]);
    expect(await latestDiscount()).toEqual({ discountType: 'percentage', discountValue: 20 });
    expect(await read(promo)).toMatchObject({ uses: 1, dossiers: 1, state: 'used' });
    await service.database.db.delete(quotes).where(eq(quotes.id, _id));
    expect(await read(promo)).toMatchObject({ uses: 1, dossiers: 1, state: 'used' });
    expect((await quote(promo)).statusCode).toBe(422);
  });

  it('are honoured for a quote that was given before the code was withdrawn', async () => {
    const promo = await newPromo({ maxUses: 1 });
    const { secret } = await given(promo);
    await step(promo, 'withdraw');
    expect((await participate('retire@exemple.dz', secret)).warnings).toEqual([]);
    expect(await latestDiscount()).not.toBeNull();
  });

  it('leave a dossier without discount where the use ended and another quote took the last one', async () => {
    const promo = await newPromo({ maxUses: 1 });
    const { _id, secret } = await given(promo);
    // The quote was read as valid a moment before its end.
    await service.database.db
      .update(promoUses)
      .set({ until: sql`now() - interval '1 second'` })
      .where(eq(promoUses.quoteId, _id));
    expect((await quote(promo)).statusCode).toBe(201);
    const { warnings } = await participate('epuise@exemple.dz', secret);
    expect(warnings).toEqual([
      {
        path: 'tempReservation.quote',
        message: 'Le code promotionnel de ce devis est épuisé\u00a0; il n’est pas appliqué.',
      },
    ]);
    expect(await latestDiscount()).toBeNull();
    expect(await read(promo)).toMatchObject({ uses: 1, dossiers: 0 });
  });

  it('keep the name of the code and bound its largest number', async () => {
    const promo = await newPromo({ maxUses: 5 });
    await quote(promo);
    await quote(promo);
    for (const [path, changed] of [
      ['promo.code', { code: 'AUTRE' }],
      ['promo.maxUses', { maxUses: 1 }],
    ] as const) {
      const refused = await change(promo, changed);
      expect([refused.statusCode, problemOf(refused).errors]).toMatchObject([400, [{ path }]]);
    }
    const lowered = promoOf(await change(promo, { maxUses: 2 }));
    expect(lowered).toMatchObject({ state: 'used', version: 2 });
    expect(promoOf(await change(lowered, { maxUses: null })).state).toBe('active');
  });
});

describe('a change', () => {
  it('made on an older version is refused with both, and nothing is lost', async () => {
    const promo = await newPromo();
    const changed = promoOf(await change(promo, { discountValue: 30 }));
    const late = await change(promo, { discountValue: 40 });
    expect([late.statusCode, problemOf(late).code]).toEqual([409, 'PROMO_CHANGED']);
    const { yours, current } = v.parse(promoConflictSchema, problemOf(late).conflict);
    expect([yours, current]).toEqual([1, changed]);
    expect(outcomeOf(await step(promo, 'withdraw'))).toEqual([409, 'PROMO_CHANGED']);
    expect(await read(promo)).toEqual(changed);
  });

  it('leaves what it was and what it is in the log, and nothing where nothing changed', async () => {
    const promo = await newPromo();
    const changed = promoOf(await change(promo, { discountValue: 30, maxUses: 4 }));
    const same = promoOf(await change(changed, {}));
    await step(same, 'withdraw');
    expect(same).toEqual(changed);
    expect(await auditLinesOf(service.database.db, promo._id)).toEqual([
      ['promo.add', { before: null, after: promo.promo }],
      [
        'promo.change',
        {
          before: { discountValue: 20, maxUses: null },
          after: { discountValue: 30, maxUses: 4 },
        },
      ],
      ['promo.withdraw', { before: { withdrawn: false }, after: { withdrawn: true } }],
    ]);
  });

  it.each(['lecteur@exemple.dz', 'comptable@exemple.dz'])(
    'is not for %s, who reads',
    async (email) => {
      const promo = await newPromo();
      const reader = bearer(await service.login(email));
      const seen = await service.app.inject({ url: PATH, headers: reader });
      expect(seen.statusCode).toBe(200);
      const refused = await service.app.inject({
        ...{ method: 'POST', url: `${PATH}/${promo._id}/withdraw`, headers: reader },
        payload: { version: 1 },
      });
      expect(outcomeOf(refused)).toEqual([403, 'FORBIDDEN']);
    },
  );

  it('says that a code does not exist', async () => {
    const promo = await newPromo();
    const gone = { ...promo, _id: randomUUID() };
    expect(outcomeOf(await change(gone, {}))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await step({ ...promo, _id: 'x' }, 'withdraw'))).toEqual([404, 'NOT_FOUND']);
  });
});
