import type { StandState } from '@mosta/shared/domain/stand-status';
import type { StandKind } from '@mosta/shared/schemas/stand.schema';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { halls } from './hall';

/** Places of the hall. Whether a free one is under option is not written here: its hold says so. */
export const stands = pgTable(
  'stands',
  {
    code: text('code').primaryKey(),
    /** The default lets a process of an earlier release go on: it knows one hall. */
    hall: text('hall')
      .notNull()
      .default('principal')
      .references(() => halls.id),
    /** Order in the list. */
    position: integer('position').notNull(),
    kind: text('kind').$type<StandKind>().notNull(),
    /** Square metres. */
    size: real('size'),
    /** By currency code, in the smallest used unit. */
    prices: jsonb('prices').$type<Record<string, number>>().notNull(),
    state: text('state').$type<Exclude<StandState, 'option'>>().notNull(),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    check('stands_kind', sql`${table.kind} in ('stand', 'zone')`),
    check('stands_state', sql`${table.state} in ('libre', 'reserve', 'confirme', 'bloque')`),
  ],
);
