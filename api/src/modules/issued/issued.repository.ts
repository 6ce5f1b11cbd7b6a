import { money } from '@mosta/shared/domain/money';
import type {
  IssuedDocument,
  IssuedFilter,
  IssuedKind,
  IssuedPage,
  IssuedQuery,
} from '@mosta/shared/schemas/issued.schema';
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../platform/database/any-of';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { accountingEntries } from '../../tables/accounting';
import { issuedDocuments, issuedNumbers } from '../../tables/issued';

export type IssuedRow = typeof issuedDocuments.$inferSelect;

/** Years after that of its issue in which a document is kept, as the books are. */
const YEARS = 10;

/**
 * The next number of a series. Others wait for it until the transaction ends: it is used by the one that commits, and
 * given back by the one that fails, so that the series has neither gap nor double.
 */
export async function drawNumber(
  transaction: Executor,
  year: number,
  kind: IssuedKind,
): Promise<number> {
  const [row] = await transaction
    .insert(issuedNumbers)
    .values({ year, kind, last: 1 })
    .onConflictDoUpdate({
      target: [issuedNumbers.year, issuedNumbers.kind],
      set: { last: sql`${issuedNumbers.last} + 1` },
    })
    .returning({ number: issuedNumbers.last });
  if (!row) throw new Error('No number was drawn');
  return row.number;
}

export async function insertIssued(
  transaction: Executor,
  row: typeof issuedDocuments.$inferInsert,
): Promise<IssuedRow> {
  const [written] = await transaction.insert(issuedDocuments).values(row).returning();
  if (!written) throw new Error('The document was not written');
  return written;
}

export async function findIssued(db: Executor, id: string): Promise<IssuedRow | undefined> {
  const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, id));
  return row;
}

/** The document that a payment has brought about, by the payment. */
export async function findIssuedAbout(db: Executor, about: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: issuedDocuments.id })
    .from(issuedDocuments)
    .where(eq(issuedDocuments.about, about));
  return row?.id;
}

export async function findIssuedByKey(db: Executor, key: string): Promise<IssuedRow | undefined> {
  const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.key, key));
  return row;
}

/** What credit notes have taken back of each document. */
const CREDITED = sql<number>`(
  select coalesce(sum("credit"."amount"), 0)::float8 from ${issuedDocuments} "credit"
  where "credit"."about" = ${issuedDocuments}."id" and "credit"."kind" = 'credit'
)`;

const CANCELLED = sql<boolean>`exists (
  select 1 from ${accountingEntries}
  where ${accountingEntries.id} = ${issuedDocuments.about} and ${accountingEntries.cancelledAt} is not null
)`;

function selectIssued(db: Executor, where: SQL | undefined, limit?: number) {
  const rows = db
    .select({ row: issuedDocuments, credited: CREDITED, cancelled: CANCELLED })
    .from(issuedDocuments)
    .where(where)
    .orderBy(desc(issuedDocuments.createdAt), desc(issuedDocuments.id))
    .$dynamic();
  return limit === undefined ? rows : rows.limit(limit);
}

type ReadIssued = Awaited<ReturnType<typeof selectIssued>>[number];

function toIssued({ row, credited, cancelled }: ReadIssued): IssuedDocument {
  const { id, kind, content, issuedOn, reservationId, about, amount, currency } = row;
  return {
    ...{ _id: id, kind, reference: content.reference, issuedOn, reservation: reservationId, about },
    payer: content.payer?.raisonSociale ?? null,
    total: money(amount, currency),
    credited: money(credited, currency),
    cancelled,
  };
}

/** All documents of a reservation, the newest first. */
export async function listIssuedOf(db: Executor, reservationId: string): Promise<IssuedDocument[]> {
  const rows = await selectIssued(db, eq(issuedDocuments.reservationId, reservationId));
  return rows.map(toIssued);
}

/** Wanted documents, the newest first, those before the one of that identifier. */
export function issuedAfter(
  db: Executor,
  { kind, from, until }: IssuedFilter,
  before: string | undefined,
  limit: number,
) {
  const where = and(
    kind === undefined ? undefined : eq(issuedDocuments.kind, kind),
    from === undefined ? undefined : gte(issuedDocuments.issuedOn, from),
    until === undefined ? undefined : lte(issuedDocuments.issuedOn, until),
    before === undefined ? undefined : olderThan(issuedDocuments, before),
  );
  return selectIssued(db, where, limit);
}

export async function pageOfIssued(
  db: Executor,
  { before, limit, ...filter }: IssuedQuery,
): Promise<IssuedPage> {
  const rows = await issuedAfter(db, filter, before, limit + 1);
  const documents = rows.slice(0, limit).map(toIssued);
  return { documents, next: rows.length > limit ? (documents.at(-1)?._id ?? null) : null };
}

/**
 * By reservation, what credit notes have taken off its invoices, in the smallest used unit. An invoice that was taken
 * back whole counts for nothing: another takes its place.
 */
export async function creditsOf(
  db: Executor,
  reservationIds: readonly string[],
): Promise<Map<string, number>> {
  const credits = new Map<string, number>();
  if (reservationIds.length === 0) return credits;
  const rows = await selectIssued(
    db,
    and(
      isAnyOf(issuedDocuments.reservationId, reservationIds),
      eq(issuedDocuments.kind, 'invoice'),
    ),
  );
  for (const { row, credited } of rows) {
    if (credited === 0 || credited >= row.amount) continue;
    credits.set(row.reservationId, (credits.get(row.reservationId) ?? 0) + credited);
  }
  return credits;
}

/** Erases documents whose year of issue lies more than ten years before that of `now`. @returns how many */
export async function eraseIssued(db: Executor, now: Date): Promise<number> {
  const firstKept = `${now.getUTCFullYear() - YEARS}-01-01`;
  const rows = await db
    .delete(issuedDocuments)
    .where(lt(issuedDocuments.issuedOn, firstKept))
    .returning({ id: issuedDocuments.id });
  return rows.length;
}
