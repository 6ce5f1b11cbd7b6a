import { sql } from 'drizzle-orm';

/** Algeria's current day, as a date without time. */
export const TODAY = sql`(now() at time zone 'Africa/Algiers')::date`;

/** The instant at which it ends. */
export const MIDNIGHT = sql`((${TODAY} + 1)::timestamp at time zone 'Africa/Algiers')`;
