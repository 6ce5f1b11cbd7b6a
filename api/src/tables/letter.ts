import type { LetterContent } from '@mosta/shared/schemas/letter.schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account';
import { createdAt, id, instant, language, speaks } from './columns';
import { editions } from './edition';

/** Letters of the organisers to exhibitors; `letter.schema.ts` has the shape of what they say. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    editionId: uuid('edition_id')
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    /** Of the call that made it, so that the same call makes no other. */
    key: uuid('key').notNull().unique(),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
    state: text('state')
      .$type<'draft' | 'scheduled' | 'sending' | 'sent'>()
      .notNull()
      .default('draft'),
    content: jsonb('content').$type<LetterContent>().notNull(),
    sendAt: instant('send_at'),
    /** Of the call that sends it. */
    sendKey: uuid('send_key'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [
    index('letters_created').on(table.editionId, table.createdAt, table.id),
    index('letters_under_way')
      .on(table.sendAt)
      .where(sql`${table.state} in ('scheduled', 'sending')`),
    check('letters_state', sql`${table.state} in ('draft', 'scheduled', 'sending', 'sent')`),
    check('letters_send_at', sql`(${table.state} = 'draft') = (${table.sendAt} is null)`),
  ],
);

/** Each person whom a letter reaches, once; written when it leaves. The identifier names the mail in the outbox. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    id: id(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In which it is read: French where a translation is missing. */
    language: language(),
    mail: text('mail')
      .$type<'waiting' | 'ordered' | 'delivered' | 'failed' | 'opted_out' | 'unconfirmed'>()
      .notNull(),
    notifiedAt: instant('notified_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    unique('letter_recipients_once').on(table.letterId, table.userId),
    index('letter_recipients_user').on(table.userId),
    index('letter_recipients_open')
      .on(table.letterId, table.mail)
      .where(sql`${table.mail} in ('waiting', 'ordered') or ${table.notifiedAt} is null`),
    speaks('letter_recipients_language', table.language),
    check(
      'letter_recipients_mail',
      sql`${table.mail} in ('waiting', 'ordered', 'delivered', 'failed', 'opted_out', 'unconfirmed')`,
    ),
  ],
);
