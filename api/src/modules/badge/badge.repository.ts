import type { BadgeInput } from '@mosta/shared/schemas/badge.schema';
import { and, eq, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import { MAIL_TOPIC } from '../../outbox/mail-job';
import type { Executor } from '../../platform/database/database';
import { badges } from '../../tables/badge';
import { outbox } from '../../tables/outbox';
import { BADGE_CONSENTS, deleteConsents } from '../consent/consent.repository';

export type BadgeRow = typeof badges.$inferSelect;
export type NewBadge = Omit<BadgeInput, 'consent' | 'contactsConsent'> &
  Pick<BadgeRow, 'id' | 'number'> & { edition?: number };

/** Takes the next number before the badge is written, since the document that goes with it shows the number. */
export async function takeNumber(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval(pg_get_serial_sequence('badges', 'number')) as "number"`,
  );
  return Number(rows[0]?.number);
}

/** @returns false when the address has a badge already */
export async function insertBadge(transaction: Executor, badge: NewBadge): Promise<boolean> {
  const rows = await transaction
    .insert(badges)
    .overridingSystemValue()
    .values(badge)
    .onConflictDoNothing({ target: [badges.edition, badges.email] })
    .returning({ id: badges.id });
  return rows.length > 0;
}

export async function findBadge(db: Executor, id: string): Promise<BadgeRow | undefined> {
  const [row] = await db.select().from(badges).where(eq(badges.id, id));
  return row;
}

export async function findBadgeOf(db: Executor, email: string): Promise<BadgeRow | undefined> {
  const [row] = await db
    .select()
    .from(badges)
    .where(and(inCurrentEdition(badges.edition), eq(badges.email, email)));
  return row;
}

/** Keeps a badge from being erased until the transaction ends. @returns false when it is gone */
export async function keepBadge(transaction: Executor, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: badges.id })
    .from(badges)
    .where(eq(badges.id, id))
    .for('key share');
  return rows.length > 0;
}

/**
 * Erases a badge with its consents and the mails about it, which carry the document; also those that wait.
 * @param reference as the mails' subject has it
 * @returns false when it is gone
 */
export async function eraseBadge(
  transaction: Executor,
  id: string,
  referenceOf: (badge: Pick<BadgeRow, 'number' | 'edition'>) => string,
): Promise<boolean> {
  const [row] = await transaction
    .delete(badges)
    .where(eq(badges.id, id))
    .returning({ email: badges.email, number: badges.number, edition: badges.edition });
  if (!row) return false;
  await deleteConsents(transaction, BADGE_CONSENTS, [id]);
  await transaction
    .delete(outbox)
    .where(
      and(
        eq(outbox.topic, MAIL_TOPIC),
        sql`${outbox.payload}->>'to' = ${row.email}`,
        sql`strpos(${outbox.payload}->>'subject', ${referenceOf(row)}) > 0`,
      ),
    );
  return true;
}
