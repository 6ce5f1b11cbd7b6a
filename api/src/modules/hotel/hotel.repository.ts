import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { asc } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { hotels } from '../../platform/database/schema';

/** Every hotel, in the agency's order. */
export async function listHotels(db: Executor): Promise<Hotel[]> {
  const rows = await db.select().from(hotels).orderBy(asc(hotels.position), asc(hotels.name));
  return rows.map(({ id, position: _position, ...hotel }) => ({ _id: id, ...hotel }));
}
