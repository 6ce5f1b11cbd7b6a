import type { Hotel, HotelChange, OrganizerHotel } from '@mosta/shared/schemas/hotel.schema';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { hotels } from '../../tables/hotel';

type HotelRow = typeof hotels.$inferSelect;
/** What is stored of a hotel: its entries have identifiers. */
type HotelContent = Omit<HotelRow, 'id' | 'position' | 'withdrawnAt'>;

const IN_ORDER = [asc(hotels.position), asc(hotels.name)];

/** Every hotel that is not withdrawn, in the agency's order. */
export async function listHotels(db: Executor): Promise<Hotel[]> {
  const rows = await db
    .select()
    .from(hotels)
    .where(isNull(hotels.withdrawnAt))
    .orderBy(...IN_ORDER);
  return rows.map(toHotel);
}

/** Withdrawn ones too. */
export async function listAllHotels(db: Executor): Promise<OrganizerHotel[]> {
  const rows = await db
    .select()
    .from(hotels)
    .orderBy(...IN_ORDER);
  return rows.map(toOrganizerHotel);
}

export async function findHotel(db: Executor, id: string): Promise<OrganizerHotel | undefined> {
  const [row] = await db.select().from(hotels).where(eq(hotels.id, id));
  return row && toOrganizerHotel(row);
}

/** Adds a hotel at the end of the list. */
export async function insertHotel(db: Executor, content: HotelContent): Promise<OrganizerHotel> {
  const position = sql<number>`(select coalesce(max("position") + 1, 0) from ${hotels})`;
  const [row] = await db
    .insert(hotels)
    .values({ ...content, position })
    .returning();
  if (!row) throw new Error('The hotel was not written');
  return toOrganizerHotel(row);
}

/** @returns undefined when there is no such hotel */
export async function updateHotel(
  db: Executor,
  id: string,
  change: Omit<HotelChange, 'categories'> & Partial<Pick<HotelContent, 'categories'>>,
): Promise<OrganizerHotel | undefined> {
  const [row] = await db.update(hotels).set(change).where(eq(hotels.id, id)).returning();
  return row && toOrganizerHotel(row);
}

/** Withdraws a hotel or lists it again. @returns undefined when that changes nothing */
export async function showHotel(
  db: Executor,
  id: string,
  shown: boolean,
): Promise<OrganizerHotel | undefined> {
  const [row] = await db
    .update(hotels)
    .set({ withdrawnAt: shown ? null : sql`now()` })
    .where(and(eq(hotels.id, id), (shown ? isNotNull : isNull)(hotels.withdrawnAt)))
    .returning();
  return row && toOrganizerHotel(row);
}

/** Puts the named hotels first; the others follow in the order they had. @returns whether all of them exist */
export async function orderHotels(transaction: Executor, ids: readonly string[]): Promise<boolean> {
  // Locked one after the other: two changes of the order would wait for each other's rows.
  const known = await transaction
    .select({ id: hotels.id })
    .from(hotels)
    .orderBy(asc(hotels.id))
    .for('no key update');
  const existing = new Set(known.map(({ id }) => id));
  if (!ids.every((id) => existing.has(id))) return false;
  await transaction.execute(sql`
    update ${hotels} set "position" = "wanted"."rank"
    from (
      select "id", row_number() over (
        order by array_position(${sql.param([...ids])}::uuid[], "id") nulls last, "position", "name"
      ) - 1 as "rank" from ${hotels}
    ) "wanted"
    where ${hotels.id} = "wanted"."id" and ${hotels.position} <> "wanted"."rank"`);
  return true;
}

function toHotel({
  id,
  position: _position,
  withdrawnAt: _withdrawnAt,
  ...hotel
}: HotelRow): Hotel {
  return { _id: id, ...hotel };
}

function toOrganizerHotel(row: HotelRow): OrganizerHotel {
  return { ...toHotel(row), withdrawnAt: row.withdrawnAt?.toISOString() ?? null };
}
