import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './platform/database/database';
import { AppError } from './platform/http/app-error';
import { editions } from './tables/edition';

/** The year of the current edition, asked once within a statement: so no statement stands between two editions. */
export const CURRENT_YEAR = sql<number>`(select "year" from "editions" where "current")`;

/** Whether a row belongs to the current edition, which is what every list and figure of today means (decision 0093). */
export function inCurrentEdition(column: AnyPgColumn): SQL {
  return eq(column, CURRENT_YEAR);
}

/** The same for the edition of a year; without one, for the current edition. */
export function inEdition(column: AnyPgColumn, year: number | undefined): SQL {
  return year === undefined ? inCurrentEdition(column) : eq(column, year);
}

/** The year of the current edition, where an answer depends on it. */
export async function findCurrentYear(db: Executor): Promise<number | undefined> {
  const [edition] = await db
    .select({ year: editions.year })
    .from(editions)
    .where(eq(editions.current, true));
  return edition?.year;
}

/** Whether an edition was held before another became current; what is prepared is still to come. */
export function isFormer({
  current,
  state,
}: Pick<typeof editions.$inferSelect, 'current' | 'state'>): boolean {
  return !current && state !== 'draft';
}

/**
 * Rows of a former edition can be read, and not changed (decision 0101).
 * @param named the year of the edition, or its identifier
 * @throws AppError EDITION_FORMER
 */
export async function refuseFormer(db: Executor, named: number | string): Promise<void> {
  const edition = await findStatus(db, named);
  if (edition && isFormer(edition)) throw new AppError('EDITION_FORMER');
}

/** Books of a former edition stay open until it is archived (decision 0101). @throws AppError EDITION_ARCHIVED */
export async function refuseArchived(db: Executor, year: number): Promise<void> {
  const edition = await findStatus(db, year);
  if (edition?.state === 'archived') throw new AppError('EDITION_ARCHIVED');
}

async function findStatus(db: Executor, named: number | string) {
  const [edition] = await db
    .select({ current: editions.current, state: editions.state })
    .from(editions)
    .where(typeof named === 'number' ? eq(editions.year, named) : eq(editions.id, named));
  return edition;
}
