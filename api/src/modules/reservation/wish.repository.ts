import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { reservationBooths } from '../../tables/reservation';
import { nameBooth } from './booth.repository';

/** A package that is wished, or the terms that it gives to a stand. */
export type Wish = { name: string; size: number; prices: Record<string, number> };

/** What a stand's line is called, of which a package was wished. */
export function boothName(code: string, wish: Pick<Wish, 'name'> | undefined): string {
  return wish ? `${code} · ${wish.name}` : code;
}

/** The lines of a reservation that are not given back, in order. */
function liveBooths(transaction: Executor, reservationId: string) {
  return transaction
    .select()
    .from(reservationBooths)
    .where(
      and(eq(reservationBooths.reservationId, reservationId), isNull(reservationBooths.releasedAt)),
    )
    .orderBy(asc(reservationBooths.position));
}

/** Columns of `real` keep seven digits. */
const sameSize = (left: number, right: number) => Math.abs(left - right) < 0.01;

/**
 * Takes one package of that size out of the wishes, since a stand takes its place: both would be charged.
 * @returns its terms; undefined where none is wished
 */
export async function takeWish(
  transaction: Executor,
  reservationId: string,
  size: number,
): Promise<Wish | undefined> {
  const booths = await liveBooths(transaction, reservationId);
  const found = booths.find((booth) => booth.standCode === null && sameSize(booth.size, size));
  if (!found) return undefined;
  const own = eq(reservationBooths.id, found.id);
  if (found.quantity > 1) {
    const quantity = found.quantity - 1;
    await transaction.update(reservationBooths).set({ quantity }).where(own);
  } else {
    await transaction.delete(reservationBooths).where(own);
  }
  return { name: found.name, size: found.size, prices: found.prices ?? {} };
}

/**
 * Gives the terms of a wished package to the stands of its size that were reserved before it was wished.
 * @returns how many of them are still without stand
 */
export async function fulfilWish(
  transaction: Executor,
  reservationId: string,
  wish: Wish & { quantity: number },
): Promise<number> {
  const booths = await liveBooths(transaction, reservationId);
  const taken = booths
    .filter(({ standCode, name, size }) => standCode === name && sameSize(size, wish.size))
    .slice(0, wish.quantity);
  for (const { id, name } of taken) {
    await nameBooth(transaction, id, { name: boothName(name, wish), prices: wish.prices });
  }
  return wish.quantity - taken.length;
}
