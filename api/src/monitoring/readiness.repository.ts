import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database';
import { readiness } from '../tables/readiness';

/** Writes one row and waits for its commit: a full disk or a standby database fails here. */
export async function writeReadiness(db: Db): Promise<void> {
  const row = { id: 1, writtenAt: sql`now()` };
  await db.insert(readiness).values(row).onConflictDoUpdate({ target: readiness.id, set: row });
}
