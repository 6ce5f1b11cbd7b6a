import { type StandChoice, sameSize } from '@mosta/shared/domain/stand-choice';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
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

/**
 * Takes one package of that size out of the wishes, since a stand takes its place: both would be charged. Where only
 * other sizes are wished, `choice` says whether the stand takes the place of the first of them.
 * @returns the terms of a package of that size; undefined where none is wished
 * @throws AppError STAND_SIZE_DIFFERS
 */
export async function takeWish(
  transaction: Executor,
  reservationId: string,
  size: number,
  choice: StandChoice | undefined,
): Promise<Wish | undefined> {
  const wishes = (await liveBooths(transaction, reservationId)).filter(
    ({ standCode }) => standCode === null,
  );
  const found = wishes.find((wish) => sameSize(wish.size, size));
  if (found) return takeOne(transaction, found);
  const [other] = wishes;
  if (other && choice === undefined) throw new AppError('STAND_SIZE_DIFFERS');
  if (other && choice === 'replace') await takeOne(transaction, other);
  return undefined;
}

type BoothRow = typeof reservationBooths.$inferSelect;

async function takeOne(transaction: Executor, found: BoothRow): Promise<Wish> {
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

/** Sizes of the wished packages that have no stand yet. */
export async function wishedSizes(transaction: Executor, reservationId: string): Promise<number[]> {
  const booths = await liveBooths(transaction, reservationId);
  return booths.filter(({ standCode }) => standCode === null).map(({ size }) => size);
}

/** Whether packages are wished, and none of them has this size. */
export async function sizeDiffers(
  transaction: Executor,
  reservationId: string,
  size: number,
): Promise<boolean> {
  const sizes = await wishedSizes(transaction, reservationId);
  return sizes.length > 0 && !sizes.some((wished) => sameSize(wished, size));
}

/** How many reserved stands took the place of no package. */
export async function countUnnamed(transaction: Executor, reservationId: string): Promise<number> {
  const booths = await liveBooths(transaction, reservationId);
  return booths.filter(({ standCode, name }) => standCode === name).length;
}
