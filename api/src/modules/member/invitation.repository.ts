import type { Invitation } from '@mosta/shared/schemas/member.schema';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorInvitations as invitations } from '../../tables/exhibitor';

type Row = typeof invitations.$inferSelect;

/** Those that can still be accepted, the newest first. */
export async function listInvitations(
  db: Executor,
  exhibitorId: string,
  now: Date,
): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.exhibitorId, exhibitorId), gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
  return rows.map(toInvitation);
}

/** How many an exhibitor has that can still be accepted, without that of one address. */
export function countOthers(
  transaction: Executor,
  { exhibitorId, email }: Pick<Row, 'exhibitorId' | 'email'>,
  now: Date,
): Promise<number> {
  return transaction.$count(
    invitations,
    and(
      eq(invitations.exhibitorId, exhibitorId),
      ne(invitations.email, email),
      gt(invitations.expiresAt, now),
    ),
  );
}

/** Keeps the one link of an address and exhibitor; the one before it opens nothing any more. */
export async function replaceInvitation(
  transaction: Executor,
  invitation: Omit<Row, 'id'>,
): Promise<Invitation> {
  const { exhibitorId, email } = invitation;
  await transaction
    .delete(invitations)
    .where(and(eq(invitations.exhibitorId, exhibitorId), eq(invitations.email, email)));
  const [row] = await transaction.insert(invitations).values(invitation).returning();
  if (!row) throw new Error('The invitation was not written');
  return toInvitation(row);
}

/** An invitation that can be accepted, and who sent it; undefined for one that was used, cancelled or is too old. */
export async function findInvitation(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ invitation: invitations, inviter: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row;
}

/** Uses a link up. @returns undefined for one that was used, cancelled or is too old */
export async function takeInvitation(
  transaction: Executor,
  tokenHash: string,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await transaction
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .returning();
  return row;
}

/** @returns false for another's, and for one that is gone */
export async function deleteInvitation(
  transaction: Executor,
  exhibitorId: string,
  id: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.exhibitorId, exhibitorId)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** @returns how many */
export async function deleteExpiredInvitations(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .delete(invitations)
    .where(lte(invitations.expiresAt, now))
    .returning({ id: invitations.id });
  return rows.length;
}

function toInvitation({ id, email, createdAt, expiresAt }: Row): Invitation {
  return {
    ...{ _id: id, email },
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
