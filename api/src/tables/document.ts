import type { Role } from '@mosta/shared/schemas/account.schema';
import type { DocumentKind, DocumentState } from '@mosta/shared/schemas/document.schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { participations } from './participation';

/** PDFs of a participation, the exhibitor's and the organiser's; their content is in the storage. */
export const participationDocuments = pgTable(
  'participation_documents',
  {
    id: id(),
    participationId: uuid('participation_id')
      .notNull()
      .references(() => participations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    author: text('author').$type<Role>().notNull(),
    /** As the file was called; it names nothing in the storage. */
    fileName: text('file_name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    state: text('state').$type<DocumentState>().notNull().default('received'),
    /** Why it was refused. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('participation_documents_participation').on(table.participationId),
    // What organisers have still to check.
    index('participation_documents_open')
      .on(table.participationId)
      .where(sql`${table.author} = 'Exhibitor' and ${table.state} = 'received'`),
    check('participation_documents_author', sql`${table.author} in ('Exhibitor', 'Organizer')`),
    check(
      'participation_documents_state',
      sql`${table.state} in ('received', 'accepted', 'refused')`,
    ),
  ],
);
