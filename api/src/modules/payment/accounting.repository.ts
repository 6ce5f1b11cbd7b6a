import { money } from '@mosta/shared/domain/money';
import { reservationReference } from '@mosta/shared/domain/reference';
import type { AccountingPage, AccountingQuery } from '@mosta/shared/schemas/accounting.schema';
import { desc, eq, lt, sql } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { accountingEntries } from '../../tables/accounting';
import type { payments } from '../../tables/payment';
import { findPayerOfReservation } from '../payer/payer.repository';
import type { ReservationHead } from '../reservation/reservation-head.repository';

/** Years after that of the payment, in which the books are kept. */
const YEARS = 10;

/** Writes what accounting keeps of a payment. */
export async function insertEntry(
  transaction: Executor,
  { id, amount, receivedOn, mode }: typeof payments.$inferSelect,
  { id: reservationId, currency, edition }: Pick<ReservationHead, 'id' | 'currency' | 'edition'>,
): Promise<void> {
  const payer = await findPayerOfReservation(transaction, reservationId);
  await transaction.insert(accountingEntries).values({
    ...{ id, amount, currency, receivedOn, mode },
    reference: reservationReference(editionOf(edition), reservationId),
    payer: payer?.raisonSociale ?? null,
    taxNumber: payer?.nifNumero ?? null,
  });
}

export async function cancelEntry(transaction: Executor, id: string): Promise<void> {
  await transaction
    .update(accountingEntries)
    .set({ cancelledAt: sql`now()` })
    .where(eq(accountingEntries.id, id));
}

/** Every payment that is kept, the newest first. */
export async function pageOfEntries(
  db: Executor,
  { before, limit }: AccountingQuery,
): Promise<AccountingPage> {
  const rows = await entriesAfter(db, before, limit + 1);
  const entries = rows.slice(0, limit).map(({ id, amount, currency, cancelledAt, ...row }) => ({
    _id: id,
    amount: money(amount, currency),
    receivedOn: row.receivedOn,
    mode: row.mode,
    reference: row.reference,
    payer: row.payer,
    taxNumber: row.taxNumber,
    cancelled: cancelledAt !== null,
  }));
  return { entries, next: rows.length > limit ? (entries.at(-1)?._id ?? null) : null };
}

export type EntryRow = typeof accountingEntries.$inferSelect;

/** Payments that are kept, the newest first, those before the one of that identifier. */
export function entriesAfter(
  db: Executor,
  before: string | undefined,
  limit: number,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(accountingEntries)
    .where(before === undefined ? undefined : olderThan(accountingEntries, before))
    .orderBy(desc(accountingEntries.createdAt), desc(accountingEntries.id))
    .limit(limit);
}

/** Erases entries whose year lies more than ten years before that of `now`. @returns how many */
export async function eraseEntries(db: Executor, now: Date): Promise<number> {
  const firstKept = `${now.getUTCFullYear() - YEARS}-01-01`;
  const rows = await db
    .delete(accountingEntries)
    .where(lt(accountingEntries.receivedOn, firstKept))
    .returning({ id: accountingEntries.id });
  return rows.length;
}
