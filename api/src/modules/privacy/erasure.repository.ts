import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import { MAIL_TOPIC } from '../../outbox/mail-job';
import { addRemovalJobs } from '../../outbox/removal-job';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitors } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { outbox } from '../../tables/outbox';
import { reservationBooths, reservations } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import { EMAIL_CONFIRMATION_TOPIC } from '../account/email-confirmation.service';
import { deleteConsents } from '../consent/consent.repository';
import { documentKeysOf } from '../document/document.repository';
import { NOTIFICATION_TOPIC } from '../notification/notification.topic';
import { changeState, lockStands } from '../stand/stand.repository';

export async function hasConfirmed(transaction: Executor, exhibitorId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.exhibitorId, exhibitorId), eq(reservations.status, 'confirmed')))
    .limit(1);
  return rows.length > 0;
}

/** Removes the account, and nothing of the exhibitor for whom others still act. */
export async function deleteAccount(transaction: Executor, userId: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, userId));
  await deleteConsents(transaction, ['account'], [userId]);
}

/**
 * Removes an exhibitor and all that hangs on it, the files of its participations too, and gives back the stands it kept,
 * which are announced. The caller has locked sales and exhibitor.
 */
export async function deleteExhibitor(transaction: Executor, exhibitorId: string): Promise<void> {
  const reserved = await reservedBy(transaction, exhibitorId);
  const held = await heldBy(transaction, exhibitorId);
  const kept = await lockStands(transaction, [...new Set([...reserved, ...held])]);
  await addRemovalJobs(transaction, await documentKeysOf(transaction, exhibitorId));
  await transaction.delete(exhibitors).where(eq(exhibitors.id, exhibitorId));
  for (const { code, state } of kept) {
    const sold = state === 'reserve' && reserved.includes(code);
    await changeState(transaction, code, sold ? 'libre' : state);
  }
}

/**
 * Forgets what still waits to be sent to an account: it would otherwise outlive it in the outbox. Mails stay where another
 * account has the address too: whoever typed it without having it must not take them away.
 */
export async function deleteJobsFor(
  transaction: Executor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { topic, payload, sentAt } = outbox;
  const others = transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  await transaction
    .delete(outbox)
    .where(
      and(
        isNull(sentAt),
        or(
          and(eq(topic, MAIL_TOPIC), sql`${payload}->>'to' = ${email}`, notExists(others)),
          and(eq(topic, EMAIL_CONFIRMATION_TOPIC), sql`${payload}->>'userId' = ${id}`),
          and(eq(topic, NOTIFICATION_TOPIC), sql`${payload}->>'userId' = ${id}`),
        ),
      ),
    );
}

async function heldBy(transaction: Executor, exhibitorId: string): Promise<string[]> {
  const rows = await transaction
    .select({ code: standHolds.standCode })
    .from(standHolds)
    .where(
      and(
        inCurrentEdition(standHolds.edition),
        eq(standHolds.exhibitorId, exhibitorId),
        isNull(standHolds.endedAt),
      ),
    );
  return rows.map(({ code }) => code);
}

/** Stands that the exhibitor's reservations keep. */
async function reservedBy(transaction: Executor, exhibitorId: string): Promise<string[]> {
  const rows = await transaction
    .select({ code: stands.code })
    .from(stands)
    .innerJoin(
      reservationBooths,
      and(
        eq(reservationBooths.edition, stands.edition),
        eq(reservationBooths.standCode, stands.code),
      ),
    )
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(
        inCurrentEdition(stands.edition),
        eq(reservations.exhibitorId, exhibitorId),
        isNull(reservationBooths.releasedAt),
      ),
    );
  return rows.map(({ code }) => code);
}
