import type { StandState } from '@mosta/shared/domain/stand-status';
import type { StandKind } from '@mosta/shared/schemas/stand.schema';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { currentYear } from './edition';
import { halls } from './hall';

/** Places of the halls of each edition. Whether a free one is under option is not written here: its hold says so. */
export const stands = pgTable(
  'stands',
  {
    edition: currentYear(),
    code: text('code').notNull(),
    /** The default lets a process of an earlier release go on: it knows one hall. */
    hall: text('hall').notNull().default('principal'),
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
    primaryKey({ columns: [table.edition, table.code] }),
    foreignKey({
      name: 'stands_hall',
      columns: [table.edition, table.hall],
      foreignColumns: [halls.edition, halls.id],
    }).onUpdate('cascade'),
    check('stands_kind', sql`${table.kind} in ('stand', 'zone')`),
    check('stands_state', sql`${table.state} in ('libre', 'reserve', 'confirme', 'bloque')`),
  ],
);
