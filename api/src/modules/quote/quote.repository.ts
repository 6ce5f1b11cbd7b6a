import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { CURRENT_YEAR } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { quotes } from '../../tables/quote';

type Columns = typeof quotes.$inferSelect;
export type QuoteRow = Omit<Columns, 'secretHash' | 'answers' | 'settled' | 'search'> & {
  expired: boolean;
};
export type NewQuote = Pick<
  Columns,
  'secretHash' | 'ownerId' | 'simulation' | 'priced' | 'payment'
> & {
  /** The quote that it answers. */
  answers?: string;
};

const { secretHash: _secretHash, ...readable } = {
  id: quotes.id,
  number: quotes.number,
  edition: quotes.edition,
  secretHash: quotes.secretHash,
  ownerId: quotes.ownerId,
  simulation: quotes.simulation,
  priced: quotes.priced,
  payment: quotes.payment,
  createdAt: quotes.createdAt,
  validUntil: quotes.validUntil,
};
/** The database's clock decides what has expired, since processes may disagree; prices of a former edition hold no more. */
export const COLUMNS = {
  ...readable,
  expired: sql<boolean>`(${quotes.validUntil} <= now() or ${quotes.edition} <> ${CURRENT_YEAR})`,
};

/** @param days whole days after today: the quote is valid to the end of the last one, in Algeria (UTC+1 all year) */
export async function insertQuote(db: Executor, quote: NewQuote, days: number): Promise<QuoteRow> {
  const algeria = sql`interval '1 hour'`;
  const lastDay = sql`date_trunc('day', now() at time zone ${algeria}) + make_interval(days => ${days}::int + 1)`;
  const [row] = await db
    .insert(quotes)
    .values({
      ...quote,
      validUntil: sql`(${lastDay} - interval '1 millisecond') at time zone ${algeria}`,
    })
    .returning(COLUMNS);
  if (!row) throw new Error('The quote was not written');
  return row;
}

const LIST_LIMIT = 100;

/** An exhibitor's latest quotes, the newest first. */
export function listQuotes(db: Executor, ownerId: string): Promise<QuoteRow[]> {
  return db
    .select(COLUMNS)
    .from(quotes)
    .where(eq(quotes.ownerId, ownerId))
    .orderBy(desc(quotes.createdAt), desc(quotes.number))
    .limit(LIST_LIMIT);
}

/** @param ownerId the only one who may see it; undefined for an organiser, who sees all */
export async function findQuote(
  db: Executor,
  id: string,
  ownerId: string | undefined,
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(quotes)
    .where(and(eq(quotes.id, id), ownerId === undefined ? undefined : eq(quotes.ownerId, ownerId)));
  return row;
}

export async function findQuoteBySecret(
  db: Executor,
  secretHash: string,
): Promise<QuoteRow | undefined> {
  const [row] = await db.select(COLUMNS).from(quotes).where(eq(quotes.secretHash, secretHash));
  return row;
}

/** Gives a quote to an exhibitor if it has no owner, or this one; of many who ask at once, one gets it. */
export async function claimQuote(
  db: Executor,
  secretHash: string,
  ownerId: string,
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .update(quotes)
    .set({ ownerId })
    .where(
      and(
        eq(quotes.secretHash, secretHash),
        or(isNull(quotes.ownerId), eq(quotes.ownerId, ownerId)),
      ),
    )
    .returning(COLUMNS);
  return row;
}
