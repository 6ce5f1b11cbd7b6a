import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * What organisers did. A trigger refuses every change of a line (migration 0005); so there is no reference to the
 * account, whose removal would be one, and no personal data in `details`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    /** `stand.block`, `participation.accept`… */
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject)],
);
