import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../src/platform/database/database';
import { auditLog } from '../../src/tables/audit';

/** What was done with a thing, and the details of it, in the order in which it was done. */
export async function auditLinesOf(db: Db, subject: string) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, details }) => [action, details] as const);
}
