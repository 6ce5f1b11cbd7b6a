import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { currentYear } from './edition';
import { exhibitors } from './exhibitor';
import { stands } from './stand';

/** Options on stands, past ones too. A stand has one that has not ended, whatever the number of processes. */
export const standHolds = pgTable(
  'stand_holds',
  {
    id: id(),
    edition: currentYear(),
    standCode: text('stand_code').notNull(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    prolongations: integer('prolongations').notNull().default(0),
    /** Null until it is released or found to have run out. */
    endedAt: instant('ended_at'),
    /** Keyed digest of the network address that took it; null once nothing is counted by it. */
    takenFrom: text('taken_from'),
  },
  (table) => [
    foreignKey({
      name: 'stand_holds_stand',
      columns: [table.edition, table.standCode],
      foreignColumns: [stands.edition, stands.code],
    }).onUpdate('cascade'),
    uniqueIndex('stand_holds_one_active')
      .on(table.edition, table.standCode)
      .where(sql`${table.endedAt} is null`),
    index('stand_holds_exhibitor').on(table.exhibitorId, table.standCode),
    index('stand_holds_expiry').on(table.expiresAt).where(sql`${table.endedAt} is null`),
    index('stand_holds_taken_from').on(table.takenFrom).where(sql`${table.takenFrom} is not null`),
  ],
);
