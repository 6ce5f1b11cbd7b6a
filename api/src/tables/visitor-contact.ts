import type { FollowUp } from '@mosta/shared/schemas/visitor-contact.schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { badges } from './badge';
import { id, instant } from './columns';
import { ofEdition } from './edition';
import { exhibitors } from './exhibitor';

/** Visitors who let an exhibitor scan their badge. Their names stay with the badge: what is erased there is gone here. */
export const visitorContacts = pgTable(
  'visitor_contacts',
  {
    id: id(),
    edition: ofEdition(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    scannedBy: uuid('scanned_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the badge was shown, by the service's clock where the device's is ahead. */
    scannedAt: instant('scanned_at').notNull(),
    version: integer('version').notNull().default(1),
    rating: integer('rating'),
    followUp: text('follow_up').$type<FollowUp>().notNull().default('none'),
    note: text('note').notNull().default(''),
    /** When the visitor took the contact back. */
    withdrawnAt: instant('withdrawn_at'),
    /** When the exhibitor deleted it; for a day that can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('visitor_contacts_badge').on(table.exhibitorId, table.badgeId),
    index('visitor_contacts_list').on(table.exhibitorId, table.edition, table.scannedAt),
    index('visitor_contacts_of_badge').on(table.badgeId),
    check('visitor_contacts_rating', sql`${table.rating} between 1 and 5`),
    check(
      'visitor_contacts_follow_up',
      sql`${table.followUp} in ('none', 'call', 'write', 'done')`,
    ),
  ],
);
