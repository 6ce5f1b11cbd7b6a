import {
  organizerReservationSchema,
  reservationPageSchema,
} from '@mosta/shared/schemas/reservation.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { insertPending } from '../src/modules/reservation/reservation.repository';
import { standHolds } from '../src/tables/hold';
import { participations } from '../src/tables/participation';
import { reservationBooths } from '../src/tables/reservation';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
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
let mine: TestExhibitor;
let other: TestExhibitor;

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  calls = salesCalls(service);
});
beforeEach(async () => {
  [mine, other] = await makeExhibitors(service, 2);
});
afterEach(() => freeStands(service, ['B49', 'C02']));
afterAll(() => service.close());

const confirm = (id: string, payload: object = {}, by = organizer) =>
  calls.call('POST', `/v1/organizer/reservation/${id}/confirm`, by, payload);
const cancel = (id: string, payload: object = {}) =>
  calls.call('POST', `/v1/organizer/reservation/${id}/cancel`, organizer, payload);
const liveSales = (code: string) =>
  service.database.db.$count(
    reservationBooths,
    and(eq(reservationBooths.standCode, code), isNull(reservationBooths.releasedAt)),
  );
const activeHolds = (code: string) =>
  service.database.db.$count(
    standHolds,
    and(eq(standHolds.standCode, code), isNull(standHolds.endedAt)),
  );

describe('an option that becomes a reservation', () => {
  it('puts the stand into the pending reservation and takes it off the sale', async () => {
    const reservation = await calls.bought('B49', mine);
    expect(reservation).toMatchObject({ status: 'pending', currency: 'DZD' });
    expect(reservation.booths).toMatchObject([
      { quantity: 1, booth: { name: 'B49', code: 'B49', size: 18, reserved: false } },
    ]);
    expect((await calls.standOf('B49', organizer)).state).toBe('reserve');
    expect(await activeHolds('B49')).toBe(0);
    const second = await calls.bought('C02', mine);
    expect(second._id).toBe(reservation._id);
    expect(second.booths.map(({ booth }) => booth.code)).toEqual(['B49', 'C02']);
    expect(outcomeOf(await calls.claim('B49', other))).toEqual([409, 'STAND_TAKEN']);
  });

  it('is its exhibitor’s alone, and only while it lasts', async () => {
    const hold = await calls.held('B49', mine);
    expect(outcomeOf(await calls.reserve(hold, other))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await calls.reserve('pas-un-identifiant', mine))).toEqual([404, 'NOT_FOUND']);
    await service.database.db
      .update(standHolds)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(standHolds.id, hold));
    expect(outcomeOf(await calls.reserve(hold, mine))).toEqual([404, 'NOT_FOUND']);
    expect(await liveSales('B49')).toBe(0);
  });

  it('is sold once however often it is asked for at once', async () => {
    await calls.withParticipation(mine);
    const hold = await calls.held('B49', mine);
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.reserve(hold, mine)));
    const won = answers.filter(({ statusCode }) => statusCode === 201);
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 404]));
    expect(await liveSales('B49')).toBe(1);
    expect(await calls.reservationsOf(mine.id, mine)).toHaveLength(1);
  });

  it('is one of twenty rivals’, who never leave a stand both held and sold', async () => {
    const rivals = await makeExhibitors(service, 20);
    for (const rival of rivals) await calls.withParticipation(rival);
    const outcomes = await Promise.all(
      rivals.map(async (rival) => {
        const claimed = await calls.claim('B49', rival);
        if (claimed.statusCode !== 201) return 'lost';
        const { _id } = v.parse(v.object({ _id: v.string() }), claimed.json());
        // Gives the stand back to another, or keeps it.
        if (rival === rivals[0]) {
          await calls.call('POST', `/v1/hold/${_id}/release`, rival);
          return 'released';
        }
        return String((await calls.reserve(_id, rival)).statusCode);
      }),
    );
    const sold = outcomes.filter((outcome) => outcome === '201').length;
    expect(sold).toBeLessThanOrEqual(1);
    expect([await liveSales('B49'), await activeHolds('B49')]).toEqual([sold, 0]);
  });

  it('cannot be sold twice, whoever writes it', async () => {
    await calls.bought('B49', mine);
    const { db } = service.database;
    const reservationId = await insertPending(db, other.id, 'DZD');
    const line = { reservationId, name: 'B49', size: 9, quantity: 1, position: 0, reserved: false };
    await expect(
      db.insert(reservationBooths).values({ ...line, standCode: 'B49' }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});

describe('a reservation without a participation', () => {
  it('is refused, and the option stays', async () => {
    const hold = await calls.held('B49', mine);
    expect(outcomeOf(await calls.reserve(hold, mine))).toEqual([409, 'PARTICIPATION_REQUIRED']);
    expect([await liveSales('B49'), await activeHolds('B49')]).toEqual([0, 1]);
    await calls.withParticipation(mine);
    expect((await calls.reserve(hold, mine)).statusCode).toBe(201);
  });

  it('is refused once the participation was', async () => {
    await calls.withParticipation(mine);
    await service.database.db
      .update(participations)
      .set({ status: 'refused' })
      .where(eq(participations.exhibitorId, mine.id));
    const hold = await calls.held('B49', mine);
    expect(outcomeOf(await calls.reserve(hold, mine))).toEqual([409, 'PARTICIPATION_REQUIRED']);
  });
});

describe('the organiser', () => {
  it('confirms with the agreed supplies, once', async () => {
    const { _id } = await calls.bought('B49', mine);
    const lines = {
      services: [
        { name: 'Nettoyage exemple', unit: 'jour', quantity: 1, prices: {} },
        {
          ...{ name: 'Table exemple', unit: 'unité', quantity: 2, prices: { DZD: 2500 } },
          group: 'Fournitures',
        },
      ],
      communication: [],
    };
    const answer = await confirm(_id, lines);
    const confirmed = v.parse(organizerReservationSchema, answer.json());
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      exhibitor: { _id: mine.id, company: 'Exemple' },
      booths: [{ booth: { code: 'B49', reserved: true } }],
      services: [
        {
          ...{ quantity: 2, group: 'Fournitures' },
          supplement: { name: 'Table exemple', prices: { DZD: 2500 } },
        },
        { quantity: 1, group: 'Service', supplement: { name: 'Nettoyage exemple' } },
      ],
      communication: [],
    });
    expect((await calls.standOf('B49', organizer)).state).toBe('confirme');
    expect(outcomeOf(await confirm(_id, lines))).toEqual([409, 'ALREADY_CONFIRMED']);
    expect(await calls.notificationsOf(mine)).toMatchObject([{ title: 'Réservation confirmée' }]);
    expect(await calls.auditEvents()).toContainEqual(['reservation.confirm', _id]);
    // What is reserved next goes into another reservation.
    const next = await calls.bought('C02', mine);
    expect(next._id).not.toBe(_id);
    expect(await calls.reservationsOf(mine.id, mine)).toHaveLength(2);
  });

  it('confirms once when asked by many at once', async () => {
    const { _id } = await calls.bought('B49', mine);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(_id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await calls.notificationsOf(mine)).toHaveLength(1);
  });

  it('cancels, which frees the stand, keeps the trace, and ends it for good', async () => {
    const { _id } = await calls.bought('B49', mine);
    expect((await confirm(_id)).statusCode).toBe(200);
    expect((await cancel(_id, { reason: 'Exemple de motif' })).statusCode).toBe(200);
    expect(await calls.standOf('B49', organizer)).toMatchObject({ state: 'libre', holder: null });
    expect(await calls.reservationsOf(mine.id, mine)).toMatchObject([
      { status: 'cancelled', booths: [{ booth: { code: 'B49', reserved: false } }] },
    ]);
    const [notification] = await calls.notificationsOf(mine);
    expect(notification?.message).toContain('Exemple de motif');
    expect(outcomeOf(await cancel(_id))).toEqual([409, 'ALREADY_DECIDED']);
    expect(outcomeOf(await confirm(_id))).toEqual([409, 'ALREADY_DECIDED']);
    expect((await calls.bought('B49', other)).status).toBe('pending');
  });

  it('lists by status and exhibitor, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await insertPending(service.database.db, mine.id, 'EUR'));
    }
    const seen: string[] = [];
    for (let before = ''; ; ) {
      const query = `status=pending&exhibitor=${mine.id}&limit=2${before && `&before=${before}`}`;
      const answer = await calls.call('GET', `/v1/organizer/reservation?${query}`, organizer);
      const { reservations, next } = v.parse(reservationPageSchema, answer.json());
      expect(reservations.length).toBeLessThanOrEqual(2);
      seen.push(...reservations.map(({ _id }) => _id));
      if (next === null) break;
      before = next;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    const one = await calls.call('GET', `/v1/organizer/reservation/${ids[0]}`, organizer);
    expect(one.json()).toMatchObject({ _id: ids[0], currency: 'EUR', booths: [] });
    const none = await calls.call('GET', '/v1/organizer/reservation/inconnue', organizer);
    expect(outcomeOf(none)).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['a price of another currency', { DZD: 1, USD: 2 }, 1],
    ['half a quantity', { DZD: 1 }, 0.5],
    ['a negative price', { DZD: -1 }, 1],
  ])('cannot enter %s', async (_case, prices, quantity) => {
    const { _id } = await calls.bought('B49', mine);
    const services = [{ name: 'Table exemple', unit: 'unité', quantity, prices }];
    expect(outcomeOf(await confirm(_id, { services }))).toEqual([400, 'INVALID_INPUT']);
    expect((await calls.standOf('B49', organizer)).state).toBe('reserve');
  });
});
