import { readReference, reference } from '@mosta/shared/domain/reference';
import type {
  OrganizerQuote,
  QuoteFilter,
  QuoteOutcome,
  QuotePage,
  QuoteQuery,
  QuoteSort,
  QuoteSummary,
} from '@mosta/shared/schemas/organizer-quote.schema';
import type { Direction } from '@mosta/shared/schemas/paging.schema';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { currentEdition, editionOf } from '../../current-edition';
import { inCurrentEdition } from '../../in-edition';
import { contains } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { countKept } from '../../platform/database/kept-counts';
import { nearerEnd } from '../../platform/database/nearer-end';
import { olderThan } from '../../platform/database/older-than';
import { quotes } from '../../tables/quote';
import { COLUMNS, type QuoteRow } from './quote.repository';

/**
 * The participation for which the quote's exhibitor applied after it, in its edition. Columns of the outer table have its name here:
 * a column alone would be that of the inner one.
 */
const PARTICIPATION = sql<string | null>`(
  select "applied"."id" from "participations" "applied"
  where "applied"."exhibitor_id" = "quotes"."owner_id" and "applied"."edition" = "quotes"."edition"
    and "applied"."created_at" >= "quotes"."created_at"
  order by "applied"."created_at" limit 1)`;

const WAITS = sql`(${quotes.ownerId} is not null and (${quotes.priced} ->> 'partial')::boolean)`;

/** By the database's clock, which decides for every process what has expired. */
const OUTCOME = sql<QuoteOutcome>`case
  when ${quotes.settled} is not null then ${quotes.settled}
  when ${COLUMNS.expired} then 'expired'
  when ${WAITS} then 'waiting'
  else 'open' end`;

/** The same as conditions, which the index of what is settled answers. */
function isAt(outcome: QuoteOutcome): SQL | undefined {
  if (outcome === 'answered' || outcome === 'applied') return eq(quotes.settled, outcome);
  if (outcome === 'expired') return and(isNull(quotes.settled), COLUMNS.expired);
  const waits = outcome === 'waiting' ? WAITS : sql`not ${WAITS}`;
  return and(isNull(quotes.settled), sql`not ${COLUMNS.expired}`, waits);
}

const PERSON = sql<string | null>`(
  select concat_ws(' ', "person"."prenom", "person"."nom") from "exhibitor_members" "acting"
  join "users" "person" on "person"."id" = "acting"."user_id"
  where "acting"."exhibitor_id" = "quotes"."owner_id" and "acting"."role" = 'owner')`;

const COMPANY = sql<string | null>`(
  select "company"."name" from "companies" "company"
  join "participations" "last" on "last"."company_id" = "company"."id"
  where "company"."exhibitor_id" = "quotes"."owner_id" order by "last"."created_at" desc limit 1)`;

const SHOWN = { ...COLUMNS, outcome: OUTCOME, person: PERSON, company: COMPANY };
type ShownRow = QuoteRow & {
  outcome: QuoteOutcome;
  person: string | null;
  company: string | null;
};

/** A page of the wanted quotes, and how many of them there are. */
export async function pageOfQuotes(
  db: Executor,
  { sort, direction, offset, limit, ...filter }: QuoteQuery,
): Promise<QuotePage> {
  const counted = countKept(db, quotes, wanted(filter));
  const part = await nearerEnd({ direction, offset, limit }, () => counted);
  // What is shown of a quote is read for those of the page alone, not for all that are passed over.
  const page = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(wanted(filter))
    .orderBy(...orderOf(sort, part.direction))
    .offset(part.offset)
    .limit(part.limit);
  const shown = db
    .select(SHOWN)
    .from(quotes)
    .where(inArray(quotes.id, page))
    .orderBy(...orderOf(sort, direction));
  const [rows, total] = await Promise.all([shown, counted]);
  return { quotes: rows.map(toSummary), total };
}

/** Wanted quotes, the newest first, those before the one of that identifier. */
export async function quotesAfter(
  db: Executor,
  filter: QuoteFilter,
  last: string | undefined,
  limit: number,
): Promise<QuoteSummary[]> {
  const rows = await db
    .select(SHOWN)
    .from(quotes)
    .where(and(wanted(filter), last === undefined ? undefined : olderThan(quotes, last)))
    .orderBy(...orderOf('received', 'desc'))
    .limit(limit);
  return rows.map(toSummary);
}

/** Of the current edition. */
function wanted({ outcome, search = '' }: QuoteFilter): SQL | undefined {
  return and(
    inCurrentEdition(quotes.edition),
    outcome === undefined ? undefined : isAt(outcome),
    search === '' ? undefined : mentions(search),
  );
}

/** A reference as people type it, or a part of what its exhibitor is found by. */
function mentions(search: string): SQL {
  const number = readReference('quote', currentEdition(), search);
  return number === null ? contains(quotes.search, search) : eq(quotes.number, number);
}

/** Every order ends with the identifier, so that pages neither repeat nor leave out a row. */
function orderOf(sort: QuoteSort, direction: Direction): SQL[] {
  const by: Record<QuoteSort, SQL> = {
    received: sql`${quotes.createdAt}`,
    until: sql`${quotes.validUntil}`,
  };
  const towards = sql.raw(direction);
  return [by[sort], sql`${quotes.id}`].map((one) => sql`${one} ${towards}`);
}

function toSummary(row: ShownRow): QuoteSummary {
  const { priced, simulation, createdAt, validUntil } = row;
  return {
    _id: row.id,
    reference: referenceOf(row),
    createdAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    outcome: row.outcome,
    owner: ownerOf(row),
    nationality: simulation.personalInfo.nationality,
    stands: priced.lines
      .filter(({ kind }) => kind === 'package')
      .reduce((sum, { quantity }) => sum + quantity, 0),
    partial: priced.partial,
    payable: priced.totals?.payable ?? null,
  };
}

/** Null for a visitor without account. */
function ownerOf({ ownerId, person, company }: ShownRow): QuoteSummary['owner'] {
  return ownerId === null ? null : { person: person ?? '', company };
}

function referenceOf({ edition, number }: Pick<QuoteRow, 'edition' | 'number'>): string {
  return reference('quote', editionOf(edition), number);
}

/** A quote with all that organisers see of it. */
export type FoundQuote = {
  row: QuoteRow;
  shown: Pick<OrganizerQuote, 'outcome' | 'owner' | 'answers' | 'answer' | 'participation'>;
};

/** @param lock until the end of the transaction: of two who answer a quote, the second waits */
export async function findOrganizerQuote(
  db: Executor,
  id: string,
  { lock = false } = {},
): Promise<FoundQuote | undefined> {
  const query = db
    .select({ ...SHOWN, participation: PARTICIPATION, answers: quotes.answers })
    .from(quotes)
    .where(eq(quotes.id, id));
  const [row] = await (lock ? query.for('update', { of: quotes }) : query);
  if (!row) return undefined;
  const [answer] = await db.select(NAMED).from(quotes).where(eq(quotes.answers, id));
  const [answers] = row.answers
    ? await db.select(NAMED).from(quotes).where(eq(quotes.id, row.answers))
    : [];
  const { outcome, participation } = row;
  return {
    row,
    shown: {
      ...{ outcome, participation, owner: ownerOf(row) },
      ...{ answers: named(answers), answer: named(answer) },
    },
  };
}

const NAMED = { id: quotes.id, edition: quotes.edition, number: quotes.number };

function named(row: Pick<QuoteRow, 'id' | 'edition' | 'number'> | undefined) {
  return row ? { _id: row.id, reference: referenceOf(row) } : null;
}
