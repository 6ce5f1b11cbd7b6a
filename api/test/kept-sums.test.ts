import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { payments } from '../src/tables/payment';
import { promoCodes, promoUses } from '../src/tables/promo-code';
import { reservations } from '../src/tables/reservation';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('keeps what was paid of a reservation, whoever writes payments', async () => {
  const { db } = service.database;
  const [one, other] = await db.select({ id: reservations.id }).from(reservations).limit(2);
  if (!one || !other) throw new Error('Too few sample reservations');
  const paidOf = async ({ id }: { id: string }) => {
    const [row] = await db
      .select({
        kept: reservations.paid,
        sum: sql<number>`(select coalesce(sum("amount"), 0)::float8 from "payments"
          where "reservation_id" = "reservations"."id" and "cancelled_at" is null)`,
      })
      .from(reservations)
      .where(eq(reservations.id, id));
    expect(row?.kept).toBe(row?.sum);
    return row?.kept ?? Number.NaN;
  };
  const before = await paidOf(one);
  const otherBefore = await paidOf(other);
  const received = { receivedOn: '2026-05-01', mode: 'virement' as const };
  const added = await db
    .insert(payments)
    .values([
      { ...received, reservationId: one.id, amount: 2_000_000_000 },
      { ...received, reservationId: one.id, amount: 2_000_000_000 },
      { ...received, reservationId: one.id, amount: -500 },
    ])
    .returning({ id: payments.id });
  expect(await paidOf(one)).toBe(before + 3_999_999_500);
  const [first, second] = added.map(({ id }) => eq(payments.id, id));
  await db.update(payments).set({ cancelledAt: sql`now()` }).where(first);
  expect(await paidOf(one)).toBe(before + 1_999_999_500);
  await db.update(payments).set({ note: 'Une note' }).where(first);
  await db.update(payments).set({ reservationId: other.id, amount: 700 }).where(second);
  expect(await paidOf(one)).toBe(before - 500);
  expect(await paidOf(other)).toBe(otherBefore + 700);
  await db.delete(payments).where(second);
  expect(await paidOf(other)).toBe(otherBefore);
  await db.update(payments).set({ cancelledAt: null }).where(first);
  expect(await paidOf(one)).toBe(before + 1_999_999_500);
});

it('keeps how often a code is used for good', async () => {
  const { db } = service.database;
  const code = { discountType: 'percentage', discountValue: 10 } as const;
  const [promo] = await db
    .insert(promoCodes)
    .values({ ...code, code: `SOMME${randomUUID().slice(0, 8).toUpperCase()}` })
    .returning({ id: promoCodes.id });
  if (!promo) throw new Error('The code was not written');
  const dossiers = async () => {
    const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, promo.id));
    return row?.dossiers;
  };
  const until = new Date('2030-01-01');
  const [use] = await db
    .insert(promoUses)
    .values([
      { promoId: promo.id, until },
      { promoId: promo.id, until: null },
    ])
    .returning({ id: promoUses.id });
  if (!use) throw new Error('The use was not written');
  expect(await dossiers()).toBe(1);
  await db.update(promoUses).set({ until: null }).where(eq(promoUses.id, use.id));
  expect(await dossiers()).toBe(2);
  await db.update(promoUses).set({ until }).where(eq(promoUses.id, use.id));
  expect(await dossiers()).toBe(1);
  await db.delete(promoUses).where(eq(promoUses.promoId, promo.id));
  expect(await dossiers()).toBe(0);
});
