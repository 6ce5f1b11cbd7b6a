import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { QUEUES } from '../../outbox/queues';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers } from '../../tables/exhibitor';
import { letterRecipients, letters } from '../../tables/letter';
import { outbox } from '../../tables/outbox';
import { participations } from '../../tables/participation';
import { IN_CURRENT } from './letter.repository';

/** Takes a letter of the current edition whose time has come, unless another process has it. */
export async function takeDue(transaction: Executor) {
  const [letter] = await transaction
    .select()
    .from(letters)
    .where(and(IN_CURRENT, eq(letters.state, 'scheduled'), lte(letters.sendAt, sql`now()`)))
    .orderBy(asc(letters.sendAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (letter) {
    await transaction
      .update(letters)
      .set({ state: 'sending', version: sql`${letters.version} + 1` })
      .where(eq(letters.id, letter.id));
  }
  return letter;
}

const CHUNK = 500;

export async function insertRecipients(
  transaction: Executor,
  rows: readonly (typeof letterRecipients.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    await transaction.insert(letterRecipients).values(chunk).onConflictDoNothing();
  }
}

export function lettersUnderWay(db: Executor) {
  return db
    .select({ id: letters.id, content: letters.content })
    .from(letters)
    .where(eq(letters.state, 'sending'))
    .orderBy(asc(letters.sendAt));
}

const isWaiting = (letterId: string) =>
  and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.mail, 'waiting'));

export function countWaiting(db: Executor, letterId: string): Promise<number> {
  return db.$count(letterRecipients, isWaiting(letterId));
}

export function lockUnnotified(transaction: Executor, letterId: string, limit: number) {
  const open = and(eq(letterRecipients.letterId, letterId), isNull(letterRecipients.notifiedAt));
  return lockPeople(transaction, open, limit);
}

export function lockWaiting(transaction: Executor, letterId: string, limit: number) {
  return lockPeople(transaction, isWaiting(letterId), limit);
}

/** With the account, whose erasure waits, and then forgets what is ordered here: no address outlives it in the outbox. */
function lockPeople(transaction: Executor, wanted: ReturnType<typeof and>, limit: number) {
  return transaction
    .select({
      id: letterRecipients.id,
      userId: users.id,
      email: users.email,
      nom: users.nom,
      prenom: users.prenom,
      language: letterRecipients.language,
      exhibitorId: exhibitorMembers.exhibitorId,
      company: sql<string>`coalesce((select ${companies.name} from ${participations}
        inner join ${companies} on ${companies.id} = ${participations.companyId}
        where ${participations.exhibitorId} = ${exhibitorMembers.exhibitorId}
        order by ${participations.createdAt} desc limit 1), '')`,
    })
    .from(letterRecipients)
    .innerJoin(users, eq(users.id, letterRecipients.userId))
    .innerJoin(exhibitorMembers, eq(exhibitorMembers.userId, users.id))
    .where(wanted)
    .orderBy(asc(letterRecipients.id))
    .limit(limit)
    .for('update', { of: [letterRecipients, users], skipLocked: true });
}

export async function markNotified(transaction: Executor, ids: string[]): Promise<void> {
  await transaction
    .update(letterRecipients)
    .set({ notifiedAt: sql`now()` })
    .where(inArray(letterRecipients.id, ids));
}

export async function markOrdered(transaction: Executor, ids: string[]): Promise<void> {
  await transaction
    .update(letterRecipients)
    .set({ mail: 'ordered' })
    .where(inArray(letterRecipients.id, ids));
}

/**
 * Notes what became of ordered mails, before the outbox forgets it, and ends letters of which nothing is left to do. A
 * mail that the outbox has given up, or forgotten undelivered, has failed.
 * @returns whether anything has changed
 */
export async function settle(transaction: Executor): Promise<boolean> {
  const { id, mail, letterId, notifiedAt } = letterRecipients;
  const jobWhere = (condition: ReturnType<typeof and>) =>
    exists(
      transaction
        .select({ one: sql`1` })
        .from(outbox)
        .where(and(eq(outbox.id, id), condition)),
    );
  const delivered = await transaction
    .update(letterRecipients)
    .set({
      mail: 'delivered',
      deliveredAt: sql`(select ${outbox.sentAt} from ${outbox} where ${outbox.id} = ${id})`,
    })
    .where(and(eq(mail, 'ordered'), jobWhere(isNotNull(outbox.sentAt))))
    .returning({ id });
  const givenUp = gte(outbox.attempts, QUEUES.mail.mostAttempts);
  const failed = await transaction
    .update(letterRecipients)
    .set({ mail: 'failed' })
    .where(and(eq(mail, 'ordered'), or(jobWhere(givenUp), not(jobWhere(undefined)))))
    .returning({ id });
  const open = transaction
    .select({ one: sql`1` })
    .from(letterRecipients)
    .where(
      and(eq(letterId, letters.id), or(inArray(mail, ['waiting', 'ordered']), isNull(notifiedAt))),
    );
  const ended = await transaction
    .update(letters)
    .set({ state: 'sent', finishedAt: sql`now()`, version: sql`${letters.version} + 1` })
    .where(and(eq(letters.state, 'sending'), not(exists(open))))
    .returning({ id: letters.id });
  return delivered.length + failed.length + ended.length > 0;
}
