import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import { MAIL_TOPIC } from '../../outbox/mail-job';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { standHolds } from '../../tables/hold';
import { outbox } from '../../tables/outbox';
import { reservationBooths, reservations } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import { deleteConsents } from '../consent/consent.repository';
import { documentKeysOf } from '../document/document.repository';
import { NOTIFICATION_TOPIC } from '../notification/notification.topic';
import { changeState, lockStands } from '../stand/stand.repository';

/** Counted under the organisers' lock, so that two of them cannot both leave as the last but one. */
export async function countOrganizers(transaction: Executor): Promise<number> {
  const [row] = await transaction
    .select({ organizers: count() })
    .from(users)
    .where(eq(users.role, 'Organizer'));
  return row?.organizers ?? 0;
}

export async function hasConfirmed(transaction: Executor, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.exhibitorId, userId), eq(reservations.status, 'confirmed')))
    .limit(1);
  return rows.length > 0;
}

/**
 * Removes the account and all that hangs on it, the files of its participations too, and gives back the stands it kept, which are announced.
 * The caller has locked sales and exhibitor.
 */
export async function deleteAccount(transaction: Executor, userId: string): Promise<void> {
  const reserved = await reservedBy(transaction, userId);
  const held = await heldBy(transaction, userId);
  const kept = await lockStands(transaction, [...new Set([...reserved, ...held])]);
  await addRemovalJobs(transaction, await documentKeysOf(transaction, userId));
  await transaction.delete(users).where(eq(users.id, userId));
  await deleteConsents(transaction, 'account', userId);
  for (const { code, state } of kept) {
    const sold = state === 'reserve' && reserved.includes(code);
    await changeState(transaction, code, sold ? 'libre' : state);
  }
}

/** Forgets what still waits to be sent to an account: it would otherwise outlive it in the outbox. */
export async function deleteJobsFor(
  transaction: Executor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { topic, payload, sentAt } = outbox;
  await transaction
    .delete(outbox)
    .where(
      and(
        isNull(sentAt),
        or(
          and(eq(topic, MAIL_TOPIC), sql`${payload}->>'to' = ${email}`),
          and(eq(topic, NOTIFICATION_TOPIC), sql`${payload}->>'userId' = ${id}`),
        ),
      ),
    );
}

async function heldBy(transaction: Executor, userId: string): Promise<string[]> {
  const rows = await transaction
    .select({ code: standHolds.standCode })
    .from(standHolds)
    .where(and(eq(standHolds.exhibitorId, userId), isNull(standHolds.endedAt)));
  return rows.map(({ code }) => code);
}

/** Stands that the exhibitor's reservations keep. */
async function reservedBy(transaction: Executor, userId: string): Promise<string[]> {
  const rows = await transaction
    .select({ code: stands.code })
    .from(stands)
    .innerJoin(reservationBooths, eq(reservationBooths.standCode, stands.code))
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(and(eq(reservations.exhibitorId, userId), isNull(reservationBooths.releasedAt)));
  return rows.map(({ code }) => code);
}
