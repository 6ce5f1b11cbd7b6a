import type { MemberRole } from '@mosta/shared/schemas/member.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant, searchText, trigrams } from './columns';
import { ofEdition } from './edition';

/**
 * Whoever takes part in the fair, and owns what is reserved, sent and paid: one account or several act for it. Triggers
 * of migration 0018 make one with each exhibitor's account, and remove it with its last member (decision 0026).
 */
export const exhibitors = pgTable(
  'exhibitors',
  {
    id: id(),
    createdAt: createdAt(),
    /** Of the company with which it last applied, else of its owner; in lower case. Triggers keep this and the next two. */
    sortName: text('sort_name').notNull().default(''),
    /** The owner, and all companies with which it applied. */
    search: searchText(),
    /** How many participations it has, of all editions. */
    dossiers: integer('dossiers').notNull().default(0),
  },
  (table) => [
    index('exhibitors_created').on(table.createdAt, table.id),
    index('exhibitors_name').on(table.sortName, table.id),
    index('exhibitors_dossiers').on(table.dossiers, table.id),
    trigrams('exhibitors_search', table.search),
  ],
);

/** For whom an account acts: every exhibitor's account for one exhibitor, and each exhibitor has one owner. */
export const exhibitorMembers = pgTable(
  'exhibitor_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    role: text('role').$type<MemberRole>().notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('exhibitor_members_owner')
      .on(table.exhibitorId)
      .where(sql`${table.role} = 'owner'`),
    index('exhibitor_members_exhibitor').on(table.exhibitorId, table.joinedAt),
    check('exhibitor_members_role', sql`${table.role} in ('owner', 'member')`),
  ],
);

/** Links by which somebody becomes a member: one an address and exhibitor, each good once. */
export const exhibitorInvitations = pgTable(
  'exhibitor_invitations',
  {
    id: id(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** To which the link was sent; lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the token of the link: a stolen table makes nobody a member. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('exhibitor_invitations_address').on(table.exhibitorId, table.email),
    index('exhibitor_invitations_expiry').on(table.expiresAt),
    index('exhibitor_invitations_inviter').on(table.invitedBy),
  ],
);

/** What an exhibitor shows of itself in the directory of an edition. */
export const exhibitorPages = pgTable(
  'exhibitor_pages',
  {
    edition: ofEdition(),
    exhibitorId: uuid('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sector: text('sector').notNull(),
    country: text('country').notNull(),
    description: text('description').notNull(),
    website: text('website'),
    published: boolean('published').notNull(),
    /** Since when an organiser keeps it out of the directory, whatever its exhibitor saves; null otherwise. */
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.exhibitorId, table.edition] })],
);
