import type { Role } from '@mosta/shared/schemas/account.schema';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { participations } from './participation';

/** Messages between exhibitor and organiser about a participation. */
export const participationMessages = pgTable(
  'participation_messages',
  {
    id: id(),
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id, { onDelete: 'cascade' }),
    author: text('author').$type<Role>().notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    /** When the other party opened it. */
    readAt: instant('read_at'),
  },
  (table) => [
    index('participation_messages_participation').on(table.participationId, table.createdAt),
    // What organisers have still to open.
    index('participation_messages_unread')
      .on(table.participationId)
      .where(sql`${table.author} = 'Exhibitor' and ${table.readAt} is null`),
    check('participation_messages_author', sql`${table.author} in ('Exhibitor', 'Organizer')`),
  ],
);
