import type {
  AuditEntry,
  AuditFilter,
  AuditPage,
  AuditQuery,
} from '@mosta/shared/schemas/audit.schema';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { eachRow } from '../../platform/documents/table';
import { users } from '../../tables/account';
import { auditLog } from '../../tables/audit';

/** Lines of the audit log, the newest first. */
export async function listAudit(
  db: Executor,
  { subject, action, actor, before, limit }: AuditQuery,
): Promise<AuditPage> {
  const rows = await db
    .select({ entry: auditLog, nom: users.nom, prenom: users.prenom })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        action === undefined ? undefined : sql`starts_with(${auditLog.action}, ${action})`,
        actor === undefined ? undefined : eq(auditLog.actorId, actor),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    // One more tells whether there is more.
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(({ entry, nom, prenom }) => ({
    ...entry,
    at: entry.at.toISOString(),
    actorName: nom === null ? null : [prenom, nom].filter(Boolean).join(' '),
  }));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** All wanted lines, the newest first, however many: those of one statement at a time are in memory. */
export function eachAuditEntry(db: Executor, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  return eachRow(async (last, limit) => {
    const { entries } = await listAudit(db, { ...filter, before: last?.id, limit });
    return entries;
  });
}
