import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { stands } from '../../tables/stand';
import type { StandRow } from './stand.repository';

/** A joined stand: its hall, its code, and those of its parts in the hall's order, its own among them. */
export type Join = { hall: string; code: string; parts: string[] };

/** The joined stands of an edition, the current one unless another is named. */
export async function listJoins(db: Executor, year?: number): Promise<Join[]> {
  const whole = sql<string>`coalesce(${stands.partOf}, ${stands.code})`;
  const rows = await db
    .select({ hall: stands.hall, code: stands.code, whole })
    .from(stands)
    .where(
      and(
        inEdition(stands.edition, year),
        or(isNotNull(stands.partOf), isNotNull(stands.beforeJoin)),
      ),
    )
    .orderBy(asc(stands.position));
  const joins = new Map<string, Join>();
  for (const { hall, code, whole } of rows) {
    const join = joins.get(whole) ?? { hall, code: whole, parts: [] };
    join.parts.push(code);
    joins.set(whole, join);
  }
  return [...joins.values()];
}

type Change = Partial<
  Pick<StandRow, 'size' | 'prices' | 'state' | 'partOf' | 'beforeJoin' | 'layoutKey'>
>;

/** Writes what joining or separating changes of a locked stand of the current edition. */
export async function changeLayout(
  transaction: Executor,
  code: string,
  change: Change,
): Promise<void> {
  await transaction
    .update(stands)
    .set(change)
    .where(and(inCurrentEdition(stands.edition), eq(stands.code, code)));
}
