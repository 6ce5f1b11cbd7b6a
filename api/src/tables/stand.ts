import type { StandState } from '@mosta/shared/domain/stand-status';
import type { StandKind } from '@mosta/shared/schemas/stand.schema';
import type { StandCut } from '@mosta/shared/schemas/stand-cut.schema';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { currentYear } from './edition';
import { halls } from './hall';

/** Size and prices of a stand that became part of itself. */
export type BeforeJoin = { size: number | null; prices: Record<string, number> };

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
    /** The stand that it was joined into: it is none of its own until that one comes apart (decision 0127). */
    partOf: text('part_of'),
    /** What it was before others were joined into it; null for every other stand. */
    beforeJoin: jsonb('before_join').$type<BeforeJoin>(),
    /** How it was cut into parts, which are rows of their own: meanwhile it is no stand (decision 0131). */
    cut: jsonb('cut').$type<Omit<StandCut, 'code'>>(),
    /** The stand that it was cut from. Once that one is whole again it stays, as a part of it. */
    cutOf: text('cut_of'),
    /** Of the call that joined, separated or cut it last, so that the same call does nothing again. */
    layoutKey: uuid('layout_key'),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.code] }),
    foreignKey({
      name: 'stands_hall',
      columns: [table.edition, table.hall],
      foreignColumns: [halls.edition, halls.id],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'stands_part_of',
      columns: [table.edition, table.partOf],
      foreignColumns: [table.edition, table.code],
    }),
    foreignKey({
      name: 'stands_cut_of',
      columns: [table.edition, table.cutOf],
      foreignColumns: [table.edition, table.code],
    }),
    // A process of an earlier release knows no parts: it must not sell one.
    check('stands_part', sql`${table.partOf} is null or ${table.state} = 'bloque'`),
    check('stands_cut', sql`${table.cut} is null or ${table.state} = 'bloque'`),
    check(
      'stands_cut_alone',
      sql`${table.cut} is null or (${table.partOf} is null and ${table.beforeJoin} is null)`,
    ),
    check('stands_part_of_one', sql`${table.partOf} is null or ${table.beforeJoin} is null`),
    check('stands_kind', sql`${table.kind} in ('stand', 'zone')`),
    check('stands_state', sql`${table.state} in ('libre', 'reserve', 'confirme', 'bloque')`),
  ],
);
