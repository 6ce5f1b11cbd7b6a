import type { HallPlace } from '@mosta/shared/schemas/hall.schema';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofEdition } from './edition';

/** A drawing by the name that addresses have for it. Null is the one that the plan ships with. */
export type StoredDrawing = { id: string; drawing: unknown; codes: readonly string[] };

/** The halls of an edition. What is sold of their places lies in the table of stands. */
export const halls = pgTable(
  'halls',
  {
    id: text('id').notNull(),
    edition: ofEdition(),
    name: text('name').notNull(),
    /** Order of the halls. */
    position: integer('position').notNull(),
    drawings: jsonb('drawings').$type<StoredDrawing[]>().notNull(),
    /** Stands, zones and entrances in the order of the list. */
    places: jsonb('places').$type<HallPlace[]>().notNull(),
    /** A draft has no stands yet. */
    shown: boolean('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.id] })],
);
