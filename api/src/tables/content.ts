import type { Content, ContentKind } from '@mosta/shared/schemas/content.schema';
import type { ContentAction } from '@mosta/shared/schemas/content-action';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { editions } from './edition';

/** What an entry says: as it was last saved, as everybody sees it, and whether it was removed. */
export type ContentState = { draft: Content; published: Content | null; removed: boolean };

/** What the agency writes for its pages, in each edition or for all of them; `content.schema.ts` has the shape of each kind. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: id(),
    /** Null for a kind that outlives editions. */
    editionId: uuid('edition_id').references(() => editions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ContentKind>().notNull(),
    /** Names it in public answers, and stays the same; the idempotency key of the call that added it. */
    key: text('key').notNull(),
    position: integer('position').notNull(),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    draft: jsonb('draft').$type<Content>().notNull(),
    published: jsonb('published').$type<Content>(),
    /** It stays a row, so that a removal can be undone and what the fair begins with does not come back. */
    removed: boolean('removed').notNull().default(false),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Null while it is as it was delivered. */
    changedBy: uuid('changed_by'),
  },
  (table) => [
    unique('content_entries_key').on(table.editionId, table.kind, table.key).nullsNotDistinct(),
    index('content_entries_order').on(table.editionId, table.kind, table.position),
  ],
);

/** Every change of an entry, with what was before: the last one can be undone. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    action: text('action').$type<ContentAction>().notNull(),
    /** Null for an addition. */
    before: jsonb('before').$type<ContentState>(),
    after: jsonb('after').$type<ContentState>().notNull(),
  },
  (table) => [index('content_history_entry').on(table.entryId, table.id)],
);
