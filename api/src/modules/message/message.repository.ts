import type { Role } from '@mosta/shared/schemas/account.schema';
import type { ParticipationMessage } from '@mosta/shared/schemas/message.schema';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { participationMessages as messages } from '../../tables/message';

type Row = typeof messages.$inferSelect;

/** All messages of a participation, the oldest first. */
export async function listMessages(
  db: Executor,
  participationId: string,
): Promise<ParticipationMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.participationId, participationId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(toMessage);
}

export function countMessages(db: Executor, participationId: string): Promise<number> {
  return db.$count(messages, eq(messages.participationId, participationId));
}

export async function insertMessage(
  transaction: Executor,
  participationId: string,
  author: Role,
  body: string,
): Promise<ParticipationMessage> {
  const [row] = await transaction
    .insert(messages)
    .values({ participationId, author, body })
    .returning();
  if (!row) throw new Error('The message was not written');
  return toMessage(row);
}

const unreadBy = (participationId: string, reader: Role) =>
  and(
    eq(messages.participationId, participationId),
    ne(messages.author, reader),
    isNull(messages.readAt),
  );

/** Notes that one side has opened what the other wrote; the first time counts. */
export async function markMessagesRead(
  db: Executor,
  participationId: string,
  reader: Role,
): Promise<void> {
  await db.update(messages).set({ readAt: sql`now()` }).where(unreadBy(participationId, reader));
}

export async function countUnreadMessages(
  db: Executor,
  participationId: string,
  reader: Role,
): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(messages)
    .where(unreadBy(participationId, reader));
  return row?.unread ?? 0;
}

function toMessage({ id, author, body, createdAt, readAt }: Row): ParticipationMessage {
  return {
    ...{ _id: id, author, text: body },
    sentAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
