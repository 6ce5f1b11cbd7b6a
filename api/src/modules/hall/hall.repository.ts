import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { standPrices } from '@mosta/shared/domain/stand-prices';
import type { HallPlace, OrganizerHall, ShownHall } from '@mosta/shared/schemas/hall.schema';
import { and, asc, eq, getTableColumns, inArray, max, ne, sql } from 'drizzle-orm';
import { currentEdition } from '../../current-edition';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { halls } from '../../tables/hall';
import { stands } from '../../tables/stand';
import { isFormerPart, type Layout, listLayout } from '../stand/layout.repository';
import { drawnCodes, type HallLayout, placesSold } from './hall-places';

export type HallRow = typeof halls.$inferSelect;

/** Every hall of the edition that everybody may see, in order. @param year of another edition than the current one */
export async function listShownHalls(db: Executor, year?: number): Promise<ShownHall[]> {
  const rows = await selectHalls(db, year);
  const layout = await listLayout(db, year);
  return rows.filter(({ shown }) => shown).map((row) => shownHall(row, layout));
}

/** What pages show of the halls; `revisions` has another value after every change of a hall, its drawings included. */
export async function listHallsOfPages(
  db: Executor,
): Promise<{ halls: ShownHall[]; revisions: Record<string, string> }> {
  const rows = (await selectHalls(db)).filter(({ shown }) => shown);
  const layout = await listLayout(db);
  return {
    halls: rows.map((row) => shownHall(row, layout)),
    revisions: Object.fromEntries(rows.map(({ id, revision }) => [id, revision])),
  };
}

/** Drafts too. */
export async function listHalls(db: Executor): Promise<OrganizerHall[]> {
  const layout = await listLayout(db);
  return (await selectHalls(db)).map((row) => ({ ...shownHall(row, layout), shown: row.shown }));
}

export async function organizerHall(
  db: Executor,
  { drawings, ...row }: HallRow,
): Promise<OrganizerHall> {
  const listed = drawings.map(({ id, codes, drawing }) => ({
    ...{ id, codes, stored: drawing !== null },
  }));
  const hall = shownHall({ ...row, drawings: listed }, await listLayout(db));
  return { ...hall, shown: row.shown };
}

/** A drawing without itself, which may have megabytes. */
type ListedDrawing = { id: string; codes: readonly string[]; stored: boolean };
type ListedHall = Omit<HallRow, 'drawings'> & {
  drawings: readonly ListedDrawing[];
  revision: string;
};

function shownHall(
  { id, name, drawings, places: all }: Omit<ListedHall, 'shown' | 'revision'>,
  layout: Layout,
): ShownHall {
  const own = layoutOf(layout, id);
  const places = placesSold(all, own);
  const shown = drawings.map(({ id: drawing, codes, stored }) => {
    const has = stored ? new Set(codes) : shippedCodes(id, drawing);
    const isShown = (code: string) => drawnCodes(own, code).some((drawn) => has.has(drawn));
    const lacks = places.map(({ code }) => code).filter((code) => !isShown(code));
    return { id: drawing, lacks, stored };
  });
  return { ...{ id, name, drawings: shown, places }, ...own };
}

/** What was joined and cut in one of the halls. */
export function layoutOf({ joins, cuts, former }: Layout, hall: string): HallLayout {
  const isOwn = (one: { hall: string }) => one.hall === hall;
  return {
    joins: joins.filter(isOwn).map(({ code, parts }) => ({ code, parts })),
    cuts: cuts.filter(isOwn).map(({ code, side, parts }) => ({ code, side, parts })),
    former: former.filter(isOwn).map(({ code, of }) => ({ code, of })),
  };
}

/** What a drawing that ships with the plan shows; nothing of a hall that has none. */
function shippedCodes(hall: string, drawing: string): ReadonlySet<string> {
  const shipped = shippedHalls().find(({ id }) => id === hall);
  const lacks = shipped?.drawings.find(({ id }) => id === drawing)?.lacks;
  if (!shipped || !lacks) return new Set();
  return new Set(shipped.places.map(({ code }) => code).filter((code) => !lacks.includes(code)));
}

function selectHalls(db: Executor, year?: number): Promise<ListedHall[]> {
  return db
    .select({ ...getTableColumns(halls), drawings: listedDrawings, revision: ROW_VERSION })
    .from(halls)
    .where(inEdition(halls.edition, year))
    .orderBy(asc(halls.position), asc(halls.id));
}

/** PostgreSQL gives each version of a row the number of its transaction: megabytes of drawings need not be compared. */
const ROW_VERSION = sql<string>`${halls}.xmin::text`;

const listedDrawings = sql<ListedDrawing[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', "one" -> 'id', 'codes', "one" -> 'codes',
    'stored', jsonb_typeof("one" -> 'drawing') <> 'null') ORDER BY "at"), '[]'::jsonb)
  FROM jsonb_array_elements(${halls.drawings}) WITH ORDINALITY AS "all"("one", "at"))`;

/** A stored drawing of a hall that is shown. @returns undefined where there is none */
export async function findShownDrawing(db: Executor, id: string, drawing: string, year?: number) {
  if (id.includes('\0')) return undefined;
  const [row] = await db
    .select()
    .from(halls)
    .where(and(inEdition(halls.edition, year), eq(halls.id, id), eq(halls.shown, true)));
  return row?.drawings.find((one) => one.id === drawing)?.drawing ?? undefined;
}

/** The hall of a stand with its drawings, and what has another value after every change of it. */
export async function findHallOf(
  db: Executor,
  id: string,
): Promise<(HallRow & { revision: string }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(halls), revision: ROW_VERSION })
    .from(halls)
    .where(hallOf(id));
  return row;
}

const hallOf = (id: string) => and(inCurrentEdition(halls.edition), eq(halls.id, id));

/** Locked until the transaction ends. */
export async function lockHall(transaction: Executor, id: string): Promise<HallRow | undefined> {
  if (id.includes('\0')) return undefined;
  const [row] = await transaction.select().from(halls).where(hallOf(id)).for('update');
  return row;
}

/** An empty draft behind the others. */
export async function addDraft(transaction: Executor, id: string, name: string): Promise<HallRow> {
  const [last] = await transaction.select({ position: max(halls.position) }).from(halls);
  const position = (last?.position ?? -1) + 1;
  const [row] = await transaction
    .insert(halls)
    .values({
      id,
      name,
      position,
      drawings: [],
      places: [],
      shown: false,
    })
    .returning();
  if (!row) throw new Error(`The hall ${id} was not written`);
  return row;
}

export async function changeHall(
  transaction: Executor,
  id: string,
  change: Partial<Pick<HallRow, 'name' | 'drawings' | 'places' | 'shown'>>,
): Promise<HallRow> {
  const [row] = await transaction.update(halls).set(change).where(hallOf(id)).returning();
  if (!row) throw new Error(`There is no hall ${id}`);
  return row;
}

/** Codes that stands of other halls have already. */
export async function codesElsewhere(
  transaction: Executor,
  id: string,
  places: readonly HallPlace[],
): Promise<string[]> {
  if (places.length === 0) return [];
  const codes = places.map(({ code }) => code);
  const rows = await transaction
    .select({ code: stands.code, partOf: stands.partOf, cutOf: stands.cutOf })
    .from(stands)
    .where(and(inCurrentEdition(stands.edition), ne(stands.hall, id), inArray(stands.code, codes)))
    .orderBy(asc(stands.code));
  return rows.filter((row) => !isFormerPart(row)).map(({ code }) => code);
}

/**
 * Stands and zones that nobody can take until an organiser offers them; those that are there already stay as they are, but
 * for former parts of others, whose code is that of a place now.
 */
export async function addStands(
  transaction: Executor,
  hall: string,
  places: readonly HallPlace[],
): Promise<void> {
  const [last] = await transaction.select({ position: max(stands.position) }).from(stands);
  const first = (last?.position ?? -1) + 1;
  const rows = places.flatMap(({ code, kind, size }, index) =>
    kind === 'entrance'
      ? []
      : [
          {
            ...{ code, hall, kind, size, position: first + index },
            prices: kind === 'stand' ? standPrices(currentEdition(), size) : {},
            state: 'bloque' as const,
          },
        ],
  );
  if (rows.length === 0) return;
  await transaction
    .insert(stands)
    .values(rows)
    .onConflictDoUpdate({
      target: [stands.edition, stands.code],
      set: {
        ...Object.fromEntries(
          (['hall', 'kind', 'size', 'position', 'prices', 'state'] as const).map((name) => [
            name,
            sql.raw(`excluded."${name}"`),
          ]),
        ),
        ...{ partOf: null, cutOf: null, layoutKey: null },
      },
      setWhere: eq(stands.partOf, stands.cutOf),
    });
}

/** Codes of all places of the current edition, as its drawings show them; those of drafts too. */
export async function listPlaceCodes(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ places: halls.places })
    .from(halls)
    .where(inCurrentEdition(halls.edition));
  return rows.flatMap(({ places }) => places.map(({ code }) => code));
}
