import type { StandCut } from '@mosta/shared/schemas/stand-cut.schema';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { stands } from '../../tables/stand';
import { HALL_ORDER, type StandRow } from './stand.repository';

/** A joined stand: its hall, its code, and those of its parts in the hall's order, its own among them. */
export type Join = { hall: string; code: string; parts: string[] };
/** A stand that was cut, in its hall. */
export type Cut = StandCut & { hall: string };
/** A part of a stand that is whole again. */
type FormerPart = { hall: string; code: string; of: string };

/** How the stands of an edition differ from what its drawings show. */
export type Layout = {
  joins: Join[];
  /** A part that is cut itself behind its stand. */
  cuts: Cut[];
  former: FormerPart[];
};

type Row = Pick<StandRow, 'hall' | 'code' | 'partOf' | 'cut' | 'cutOf'>;

/** The joined and the cut stands of an edition, the current one unless another is named. */
export async function listLayout(db: Executor, year?: number): Promise<Layout> {
  const { hall, code, partOf, beforeJoin, cut, cutOf } = stands;
  const changed = [partOf, beforeJoin, cut, cutOf].map((column) => isNotNull(column));
  const rows = await db
    .select({ hall, code, partOf, beforeJoin, cut, cutOf })
    .from(stands)
    .where(and(inEdition(stands.edition, year), or(...changed)))
    .orderBy(...HALL_ORDER);
  const former = rows.flatMap((row) => (isFormerPart(row) ? [{ ...row, of: row.cutOf }] : []));
  const there = rows.filter((row) => !isFormerPart(row));
  return {
    joins: joinsIn(there.filter((row) => row.partOf !== null || row.beforeJoin !== null)),
    cuts: cutsIn(there),
    former: former.map((part) => ({ hall: part.hall, code: part.code, of: part.of })),
  };
}

/** The joined stands of an edition alone. */
export async function listJoins(db: Executor, year?: number): Promise<Join[]> {
  return (await listLayout(db, year)).joins;
}

/** Whether a row is the part of a stand that was cut and is whole again: it is kept for what refers to it. */
export function isFormerPart<R extends Pick<Row, 'partOf' | 'cutOf'>>(
  row: R,
): row is R & { cutOf: string } {
  return row.cutOf !== null && row.cutOf === row.partOf;
}

function joinsIn(rows: readonly Row[]): Join[] {
  const joins = new Map<string, Join>();
  for (const { hall, code, partOf } of rows) {
    const whole = partOf ?? code;
    const join = joins.get(whole) ?? { hall, code: whole, parts: [] };
    join.parts.push(code);
    joins.set(whole, join);
  }
  return [...joins.values()];
}

function cutsIn(rows: readonly Row[]): Cut[] {
  const cuts = rows.flatMap(({ hall, code, cut, cutOf }) =>
    cut ? [{ hall, code, ...cut, cutOf }] : [],
  );
  const depthOf = (cutOf: string | null): number =>
    cutOf === null ? 0 : 1 + depthOf(rows.find(({ code }) => code === cutOf)?.cutOf ?? null);
  return cuts
    .map((cut) => ({ cut, depth: depthOf(cut.cutOf) }))
    .sort((one, other) => one.depth - other.depth)
    .map(({ cut: { hall, code, side, parts } }) => ({ hall, code, side, parts }));
}

type Change = Partial<
  Pick<
    StandRow,
    'size' | 'prices' | 'state' | 'partOf' | 'beforeJoin' | 'cut' | 'cutOf' | 'layoutKey'
  >
>;

/** Writes what joining, separating or cutting changes of a locked stand of the current edition. */
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

/** Adds a free stand that was cut from a locked one; a code that a former part had is used again. */
export async function addPart(
  transaction: Executor,
  { edition, hall, kind, position }: StandRow,
  part: Pick<StandRow, 'code' | 'size' | 'prices' | 'cutOf'>,
): Promise<void> {
  const place = { hall, kind, position, ...part, state: 'libre', partOf: null } as const;
  await transaction
    .insert(stands)
    .values({ edition, ...place })
    .onConflictDoUpdate({ target: [stands.edition, stands.code], set: place });
}
