import * as v from 'valibot';
import { limitSchema } from './paging.schema';

/** A line of the audit log. */
export const auditEntrySchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  actorId: v.string(),
  /** Null when the account no longer exists. */
  actorName: v.nullable(v.string()),
  /** Subject and verb: `stand.block`. */
  action: v.string(),
  /** Identifier of the object of the action. */
  subject: v.string(),
  details: v.record(v.string(), v.unknown()),
  requestId: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Lines of the audit log, the newest first; `next` goes into `before` to read on, null at the end. */
export const auditPageSchema = v.object({
  entries: v.array(auditEntrySchema),
  next: v.nullable(v.pipe(v.number(), v.integer())),
});
export type AuditPage = v.InferOutput<typeof auditPageSchema>;

const termSchema = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

/** Which lines of the audit log are wanted. */
export const auditFilterSchema = v.object({
  subject: termSchema,
  /** Beginning of the action: `stand.` for every action on stands. */
  action: termSchema,
  actor: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
});
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>;

/** Which of them, the newest first. */
export const auditQuerySchema = v.object({
  ...auditFilterSchema.entries,
  /** Older than the line of that number. */
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'Cet identifiant est mal formé.'),
      v.transform(Number),
    ),
  ),
  limit: limitSchema,
});
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;
