import type { Hotel } from '@mosta/shared/schemas/hotel.schema';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export const hotels = pgTable(
  'hotels',
  {
    id: id(),
    /** Order in the list. */
    position: integer('position').notNull(),
    name: text('name').notNull().unique(),
    logoUrl: text('logo_url').notNull(),
    badge: text('badge'),
    stars: smallint('stars').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    website: text('website'),
    description: text('description').notNull(),
    categories: jsonb('categories').$type<Hotel['categories']>().notNull(),
    /** Null while it is listed. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [check('hotels_stars', sql`${table.stars} between 0 and 5`)],
);
