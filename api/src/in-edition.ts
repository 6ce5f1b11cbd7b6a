import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The year of the current edition, asked once within a statement: so no statement stands between two editions. */
export const CURRENT_YEAR = sql<number>`(select "year" from "editions" where "current")`;

/** Whether a row belongs to the current edition, which is what every list and figure of today means (decision 0093). */
export function inCurrentEdition(column: AnyPgColumn): SQL {
  return eq(column, CURRENT_YEAR);
}
