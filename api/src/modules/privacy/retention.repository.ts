import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { addRemovalJobs } from '../../outbox/removal-job';
import { isAnyOf } from '../../platform/database/any-of';
import type { Db, Executor } from '../../platform/database/database';
import { BATCH, inBatches } from '../../platform/database/in-batches';
import type { Storage } from '../../platform/storage/storage';
import { badges } from '../../tables/badge';
import { quotes } from '../../tables/quote';
import { staffApplications } from '../../tables/staff';
import { BADGE_CONSENTS, deleteConsents } from '../consent/consent.repository';
import { knownDocumentKeys } from '../document/document.repository';

/** Erases applications that were decided, or else received, before that instant, with their files. @returns how many */
export function eraseApplications(db: Db, before: Date): Promise<number> {
  return inBatches(db, (transaction) => eraseSomeApplications(transaction, before));
}

async function eraseSomeApplications(transaction: Executor, before: Date): Promise<number> {
  const old = await transaction
    .select({ id: staffApplications.id })
    .from(staffApplications)
    .where(
      lt(sql`coalesce(${staffApplications.decidedAt}, ${staffApplications.createdAt})`, before),
    )
    .limit(BATCH)
    // One that somebody decides right now, or that another process erases, is not waited for.
    .for('update', { skipLocked: true });
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const rows = await transaction
    .delete(staffApplications)
    .where(isAnyOf(staffApplications.id, ids))
    .returning({ files: staffApplications.files });
  await deleteConsents(transaction, ['staff'], ids);
  await addRemovalJobs(
    transaction,
    rows.flatMap(({ files }) => Object.values(files)),
  );
  return rows.length;
}

/** Removes kept files that no row names: a process that was killed between file and row left them. @returns how many */
export async function removeOrphans(db: Db, storage: Storage, before: Date): Promise<number> {
  const keys = new Set(await storage.keysBefore(before));
  if (keys.size === 0) return 0;
  const rows = await db.select({ files: staffApplications.files }).from(staffApplications);
  for (const { files } of rows) {
    for (const key of Object.values(files)) keys.delete(key);
  }
  for (const key of await knownDocumentKeys(db, [...keys])) keys.delete(key);
  for (const key of keys) await storage.remove(key);
  return keys.size;
}

/** Erases quotes that nobody took into an account and that were valid until before that instant. @returns how many */
export async function eraseUnownedQuotes(db: Executor, before: Date): Promise<number> {
  const rows = await db
    .delete(quotes)
    .where(and(isNull(quotes.ownerId), lt(quotes.validUntil, before)))
    .returning({ id: quotes.id });
  return rows.length;
}

/** Erases badges of an edition made before that instant, with their consents. @returns how many */
export function eraseBadges(db: Db, edition: number, before: Date): Promise<number> {
  return inBatches(db, async (transaction) => {
    const old = await transaction
      .select({ id: badges.id })
      .from(badges)
      .where(and(eq(badges.edition, edition), lt(badges.createdAt, before)))
      .limit(BATCH)
      // As above: what another process erases is not waited for.
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    await transaction.delete(badges).where(isAnyOf(badges.id, ids));
    await deleteConsents(transaction, BADGE_CONSENTS, ids);
    return ids.length;
  });
}
