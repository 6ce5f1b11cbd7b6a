import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { packageOf, standOffers } from '@mosta/shared/domain/offers';
import { priceSimulation } from '@mosta/shared/domain/pricing';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import { participationAnswerSchema } from '@mosta/shared/schemas/participation-form.schema';
import { cartItemSchema, simulationSchema } from '@mosta/shared/schemas/simulation.schema';
import { standQuestionSchema } from '@mosta/shared/schemas/stand-choice.schema';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { listConsents } from '../src/modules/consent/consent.repository';
import { insertQuote } from '../src/modules/quote/quote.repository';
import { findReservation } from '../src/modules/reservation/reservation.repository';
import { findStand } from '../src/modules/stand/stand.repository';
import { hashOfToken, newSecretToken } from '../src/platform/accounts/secret-token';
import { users } from '../src/tables/account';
import { participations } from '../src/tables/participation';
import { quotes } from '../src/tables/quote';
import { reservations } from '../src/tables/reservation';
import { stands } from '../src/tables/stand';
import { makeParticipation } from './safety/support/rows';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { nextMailTo } from './support/mailbox';
import { form } from './support/participation-form';
import { outcomeOf, salesCalls } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
});
afterAll(() => service.close());

const send = (payload: object) => service.app.inject({ method: 'POST', url: '/v1/temp', payload });
/** Somebody with a participation that is over may reserve before sending the next. */
async function hasExhibitedBefore(exhibitor: TestExhibitor): Promise<void> {
  await makeParticipation(service, exhibitor);
  await service.database.db
    .update(reservations)
    .set({ status: 'confirmed' })
    .where(eq(reservations.exhibitorId, exhibitor.id));
}
const answerOf = (response: { json: () => unknown }) =>
  v.parse(participationAnswerSchema, response.json());

const item = v.parse(cartItemSchema, {
  ...{ _id: 'chaise', name: 'Chaise exemple', title: 'Chaise', category: 'Mobilier' },
  ...{ parentCategory: 'Fournitures', unit: 'pièce', isPerDay: true, days: 3, quantity: 2 },
  priceDA: 1_500,
});
const affiche = {
  ...{ _id: 'affiche', name: 'Affiche exemple', parentCategory: 'Communication' },
  ...{ isPerDay: false, quantity: 1, priceDA: 4_500, priceEuro: 3_000 },
};
const SIMULATION = v.parse(simulationSchema, {
  personalInfo: {
    nationality: 'Exposant Algérien',
    sector: 'Exemple',
    participationType: 'Exemple',
  },
  formule: {
    selectedFormules: [
      { id: 'exemple', name: 'Stand exemple', price: 245_000, quantity: 2, size: 12 },
    ],
  },
  cart: { chaise: item, affiche: { ...item, ...affiche } },
});

describe('the choice that goes with a participation', () => {
  const give = async (ownerId: string | null = null, simulation = SIMULATION) => {
    const secret = newSecretToken();
    const priced = priceSimulation(FIRST_EDITION, simulation);
    const secretHash = hashOfToken(secret);
    const quote = { secretHash, simulation, priced, payment: null };
    const row = await insertQuote(service.database.db, { ...quote, ownerId }, 30);
    return { secret, id: row.id };
  };
  const participationOf = async (email: string) => {
    const [stored] = await service.database.db
      .select({ reservationId: participations.reservationId, wishes: participations.wishes })
      .from(participations)
      .innerJoin(users, eq(users.id, participations.exhibitorId))
      .where(eq(users.email, email))
      .orderBy(desc(participations.createdAt))
      .limit(1);
    if (!stored) throw new Error('The participation was not written');
    const { reservationId, wishes } = stored;
    return { wishes, reservation: await findReservation(service.database.db, reservationId) };
  };
  const ask = async (email: string, tempReservation: object) =>
    answerOf(await send(form(email, {}, { tempReservation })));

  it('is acknowledged with the offer’s name in the language of the reader', async () => {
    const [offer] = standOffers(FIRST_EDITION);
    const selectedFormules = offer ? [packageOf(offer)] : [];
    const { secret } = await give(null, { ...SIMULATION, formule: { selectedFormules } });
    const body = form('arabe@exemple.dz', {}, { tempReservation: { quote: secret } });
    const headers = { cookie: 'langue=ar' };
    const answer = await service.app.inject({
      method: 'POST',
      url: '/v1/temp',
      payload: body,
      headers,
    });
    expect(answer.statusCode).toBe(201);
    const receipt = await nextMailTo(service, 'arabe@exemple.dz', /رقم الملف/);
    expect(receipt.text.replaceAll('\u00a0', ' ')).toContain('العرض: مساحة عارية 9 م²\n');
  });

  it('makes a known quote the exhibitor’s, and its lines the reservation’s', async () => {
    const { secret, id } = await give();
    const answer = await ask('devis@exemple.dz', { quote: secret, note: 'exemple' });
    expect(answer.warnings).toEqual([]);
    const receipt = await nextMailTo(service, 'devis@exemple.dz', /Numéro de dossier/);
    expect(receipt.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      'Offre : Stand exemple\nTotal TTC : 599 165,00 DA\n',
    );
    const { wishes, reservation } = await participationOf('devis@exemple.dz');
    expect(wishes).toEqual({ quote: id, note: 'exemple' });
    expect(reservation?.booths).toMatchObject([
      { quantity: 2, booth: { name: 'Stand exemple', size: 12, code: null, reserved: false } },
    ]);
    expect(reservation?.services).toMatchObject([
      {
        quantity: 6,
        supplement: { name: 'Chaise exemple', unit: 'pièce × jour', prices: { DZD: 1_500 } },
      },
    ]);
    expect(reservation?.communication).toMatchObject([
      { quantity: 1, prints: { name: 'Affiche exemple', prices: { DZD: 4_500, EUR: 3_000 } } },
    ]);
    const [owner] = await service.database.db
      .select({ email: users.email })
      .from(quotes)
      .innerJoin(users, eq(users.id, quotes.ownerId))
      .where(eq(quotes.id, id));
    expect(owner?.email).toBe('devis@exemple.dz');
  });

  it.each([
    ['unknown', 'un secret inconnu'],
    ['malformed', { devis: 1 }],
  ])('keeps an %s quote in the wishes, and says so', async (name, quote) => {
    const answer = await ask(`${name}-devis@exemple.dz`, { quote, holds: 'toutes' });
    expect(answer.warnings.map(({ path }) => path)).toEqual([
      'tempReservation.quote',
      'tempReservation.holds',
    ]);
    const { wishes, reservation } = await participationOf(`${name}-devis@exemple.dz`);
    expect(wishes).toEqual({ quote, holds: 'toutes' });
    expect(reservation).toMatchObject({ booths: [], services: [], communication: [] });
  });

  it('takes no prices from a quote that has expired, nor a quote of somebody else', async () => {
    const [other] = await makeExhibitors(service, 1);
    const { secret } = await give(other?.id);
    const expired = await give();
    await service.database.db
      .update(quotes)
      .set({ validUntil: new Date(0) })
      .where(eq(quotes.id, expired.id));
    for (const [email, quote] of [
      ['pris@exemple.dz', secret],
      ['expire@exemple.dz', expired.secret],
    ] as const) {
      expect((await ask(email, { quote })).warnings).toMatchObject([
        { path: 'tempReservation.quote' },
      ]);
      const { wishes, reservation } = await participationOf(email);
      expect(reservation?.booths).toEqual([]);
      // The secret would open the quote to whoever reads the table.
      expect(JSON.stringify(wishes)).not.toContain(quote);
    }
  });

  it('reserves the own options that still last, and names the others', async () => {
    const [mine, other] = await makeExhibitors(service, 2);
    const calls = salesCalls(service);
    const kept = await calls.held('B49', mine);
    const lost = await calls.held('C02', mine);
    const foreign = await calls.held('C03', other);
    await calls.call('POST', `/v1/hold/${lost}/release`, mine);
    const [user] = await service.database.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, mine.id));
    const email = user?.email ?? '';
    const payload = form(email, { pays: 'France', nifNumero: 'FR 12' });
    const response = await calls.call('POST', '/v1/temp', mine, {
      ...payload,
      exhibitor: { ...payload.exhibitor, password: undefined },
      tempReservation: { holds: [kept, lost, foreign, 7] },
      consent: CURRENT_CONSENT,
    });
    expect(response.statusCode).toBe(201);
    expect(answerOf(response).warnings.map(({ path }) => path)).toEqual([
      'tempReservation.holds.1',
      'tempReservation.holds.2',
      'tempReservation.holds.3',
    ]);
    const { reservation } = await participationOf(email);
    expect(reservation).toMatchObject({ status: 'pending', currency: 'EUR' });
    expect(reservation?.booths.map(({ booth }) => booth.code)).toEqual(['B49']);
    const states = await Promise.all(
      ['B49', 'C02', 'C03'].map(async (code) => findStand(service.database.db, code)),
    );
    expect(states.map((stand) => stand?.state)).toEqual(['reserve', 'libre', 'option']);
    expect(await listConsents(service.database.db, 'account', mine.id)).toMatchObject([
      { version: CURRENT_CONSENT },
    ]);
    // The stand reserved next joins this participation's reservation.
    expect((await calls.bought('C48', mine))._id).toBe(reservation?._id);
  });

  it('charges a stand once, at the price of the package of its size, less the promo', async () => {
    const [mine] = await makeExhibitors(service, 1);
    const calls = salesCalls(service);
    const { db } = service.database;
    const promo = { discountType: 'percentage', discountValue: 10 };
    const [twelve] = SIMULATION.formule.selectedFormules;
    if (!twelve) throw new Error('The simulation has no package');
    const nine = { ...twelve, id: 'neuf', name: 'Espace équipé 9 m²', price: 190_000, size: 9 };
    const simulation = {
      ...SIMULATION,
      ...{ promo, formule: { selectedFormules: [{ ...nine, quantity: 3 }] }, cart: {} },
    };
    const secret = newSecretToken();
    await insertQuote(
      db,
      {
        ...{ secretHash: hashOfToken(secret), ownerId: null, payment: null },
        ...{ simulation, priced: priceSimulation(FIRST_EDITION, simulation) },
      },
      30,
    );
    await hasExhibitedBefore(mine);
    // One stand is reserved before, another goes with the form.
    await calls.bought('D12', mine);
    const hold = await calls.held('C02', mine);
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, mine.id));
    const tempReservation = { quote: secret, holds: [hold] };
    const payload = form(user?.email ?? '', {}, { tempReservation });
    const answer = answerOf(await calls.call('POST', '/v1/temp', mine, payload));
    expect(answer.warnings).toEqual([]);
    const { reservation } = await participationOf(user?.email ?? '');
    const booths = reservation?.booths.map(({ quantity, booth: { name, code } }) => [
      ...[quantity, name, code],
    ]);
    expect(booths).toEqual([
      [1, 'D12 · Espace équipé 9 m²', 'D12'],
      [1, 'Espace équipé 9 m²', null],
      [1, 'C02 · Espace équipé 9 m²', 'C02'],
    ]);
    const statement = await calls.call('GET', `/v1/participation/${answer._id}/statement`, mine);
    const { priced } = v.parse(statementSchema, statement.json());
    expect(priced.totals).toEqual(priceSimulation(FIRST_EDITION, simulation, 'virement').totals);
    expect(priced.totals?.net.amount).toBe((3 * 190_000 * 9) / 10);
  });

  describe('with a stand of another size than the quote', () => {
    /** An exhibitor with a quote of 12 m² and an option on a stand of 9 m², as the form sends them. */
    const apply = async (code: string, standChoice?: string) => {
      const [mine] = await makeExhibitors(service, 1);
      const calls = salesCalls(service);
      const { db } = service.database;
      const [twelve] = SIMULATION.formule.selectedFormules;
      if (!twelve) throw new Error('The simulation has no package');
      const formule = { selectedFormules: [{ ...twelve, quantity: 1 }] };
      const simulation = { ...SIMULATION, formule, cart: {} };
      const secret = newSecretToken();
      const priced = priceSimulation(FIRST_EDITION, simulation);
      const quote = { secretHash: hashOfToken(secret), ownerId: null, payment: null };
      await insertQuote(db, { ...quote, simulation, priced }, 30);
      const hold = await calls.held(code, mine);
      const [user] = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, mine.id));
      const tempReservation = { quote: secret, holds: [hold], standChoice };
      const payload = form(user?.email ?? '', { payment: 'virement' }, { tempReservation });
      const answer = answerOf(await calls.call('POST', '/v1/temp', mine, payload));
      const total = async () => {
        const url = `/v1/participation/${answer._id}/statement`;
        const { priced: now } = v.parse(
          statementSchema,
          (await calls.call('GET', url, mine)).json(),
        );
        return now.totals?.payable.amount;
      };
      return { mine, calls, hold, answer, total };
    };
    const ONE = 291_550;
    const BOTH = 511_700;
    const STAND_ALONE = 220_150;

    it.each([
      ['replace', STAND_ALONE],
      ['add', BOTH],
    ] as const)('charges nothing silently, then does what is said: %s', async (choice, total) => {
      const applied = await apply('C49');
      const { mine, calls, hold } = applied;
      expect(applied.answer.warnings.map(({ path }) => path)).toEqual(['tempReservation.holds.0']);
      expect(await applied.total()).toBe(ONE);
      const asked = await calls.call('GET', `/v1/hold/${hold}/choice`, mine);
      expect(v.parse(standQuestionSchema, asked.json())).toEqual({
        ...{ code: 'C49', size: 9 },
        packages: [{ name: 'Stand exemple', size: 12, quantity: 1 }],
        totals: {
          replace: { amount: STAND_ALONE, currency: 'DZD' },
          add: { amount: BOTH, currency: 'DZD' },
        },
      });
      expect(outcomeOf(await calls.reserve(hold, mine))).toEqual([409, 'STAND_SIZE_DIFFERS']);
      expect(await applied.total()).toBe(ONE);
      const url = `/v1/hold/${hold}/reserve`;
      expect(outcomeOf(await calls.call('POST', url, mine, { choice }))).toEqual([201]);
      expect(await applied.total()).toBe(total);
      await service.database.db.delete(users).where(eq(users.id, mine.id));
      await service.database.db
        .update(stands)
        .set({ state: 'libre' })
        .where(eq(stands.code, 'C49'));
    });

    it('takes the choice with the form', async () => {
      const { answer, total, mine } = await apply('C49', 'replace');
      expect(answer.warnings).toEqual([]);
      expect(await total()).toBe(STAND_ALONE);
      await service.database.db.delete(users).where(eq(users.id, mine.id));
      await service.database.db
        .update(stands)
        .set({ state: 'libre' })
        .where(eq(stands.code, 'C49'));
    });
  });

  it('joins what was reserved before the form was sent', async () => {
    const [mine] = await makeExhibitors(service, 1);
    const calls = salesCalls(service);
    await hasExhibitedBefore(mine);
    const before = await calls.bought('C49', mine);
    const [user] = await service.database.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, mine.id));
    const email = user?.email ?? '';
    expect((await calls.call('POST', '/v1/temp', mine, form(email))).statusCode).toBe(201);
    expect((await participationOf(email)).reservation?._id).toBe(before._id);
  });
});
