import type { BadgeSharing } from '@mosta/shared/schemas/badge.schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { badges } from '../../tables/badge';
import { exhibitorMembers } from '../../tables/exhibitor';
import { visitorContacts } from '../../tables/visitor-contact';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { listConsents } from '../consent/consent.repository';

/** Keeps scans and withdrawals of one badge in a row until the transaction ends. @returns false when it is gone */
export async function lockSharing(transaction: Executor, badgeId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: badges.id })
    .from(badges)
    .where(eq(badges.id, badgeId))
    .for('update');
  return rows.length > 0;
}

/** What a visitor agreed to, and which exhibitors scanned the badge since, the newest first. */
export async function readSharing(db: Executor, badgeId: string): Promise<BadgeSharing> {
  const consents = await listConsents(db, 'badge-contacts', badgeId);
  const rows = await db
    .select({
      _id: visitorContacts.id,
      company: EXHIBITOR_REF.company,
      scannedAt: visitorContacts.scannedAt,
      withdrawnAt: visitorContacts.withdrawnAt,
    })
    .from(visitorContacts)
    .leftJoin(exhibitorMembers, ownerOf(visitorContacts.exhibitorId))
    .leftJoin(users, OWNER_ACCOUNT)
    .where(and(eq(visitorContacts.badgeId, badgeId), isNull(visitorContacts.deletedAt)))
    .orderBy(desc(visitorContacts.scannedAt), desc(visitorContacts.id));
  return {
    consent: consents.at(-1) ?? null,
    contacts: rows.map(({ scannedAt, withdrawnAt, ...row }) => ({
      ...row,
      scannedAt: scannedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Takes contacts back from exhibitors, with what these wrote about the visitor.
 * @param id of one contact; all of the badge where left out
 * @returns how many
 */
export async function withdrawContacts(
  transaction: Executor,
  badgeId: string,
  id?: string,
): Promise<number> {
  const rows = await transaction
    .update(visitorContacts)
    .set({
      ...{ withdrawnAt: sql`now()`, version: sql`${visitorContacts.version} + 1` },
      ...{ note: '', rating: null, followUp: 'none' },
    })
    .where(
      and(
        eq(visitorContacts.badgeId, badgeId),
        isNull(visitorContacts.withdrawnAt),
        id === undefined ? undefined : eq(visitorContacts.id, id),
      ),
    )
    .returning({ id: visitorContacts.id });
  return rows.length;
}

/** Whether an exhibitor has or had that contact of a badge. */
export async function hasContact(db: Executor, badgeId: string, id: string): Promise<boolean> {
  const owned = and(eq(visitorContacts.badgeId, badgeId), eq(visitorContacts.id, id));
  return (await db.$count(visitorContacts, owned)) > 0;
}
