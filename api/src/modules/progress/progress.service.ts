import { EDITION } from '@mosta/shared/domain/edition';
import { type ProgressFacts, stageOf, stepsOf } from '@mosta/shared/domain/participation-progress';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { and, eq, max } from 'drizzle-orm';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { auditLog } from '../../tables/audit';
import { listDocuments } from '../document/document.repository';
import { countUnreadMessages } from '../message/message.repository';
import { type Head, readHead } from '../party/party';
import { readStatement } from '../statement/statement.service';

/** Where a participation stands and what is to be done next. @throws AppError NOT_FOUND, also for another's */
export async function readProgress(db: Db, caller: Caller, given: string): Promise<Progress> {
  const head = await readHead(db, caller, given);
  const { statement, reservation, chosen } = await readStatement(db, head);
  const { status, complete } = head;
  const facts: ProgressFacts = {
    participation: { status, complete, openedAt: await openedAt(db, head) },
    reservation: { status: reservation.status, confirmedAt: reservation.confirmedAt, chosen },
    documents: await listDocuments(db, head.id),
    statement: { due: statement.due?.amount ?? null, partial: statement.priced.partial },
  };
  return {
    participation: head.id,
    stage: stageOf(facts),
    steps: stepsOf(facts, EDITION, new Date()),
    unreadMessages: await countUnreadMessages(db, head.id, caller.role),
  };
}

/** When the participation was received, or the organiser last asked to complete it: only the audit log keeps that moment. */
async function openedAt(db: Executor, { id, createdAt }: Head): Promise<Date> {
  const [row] = await db
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'participation.request-change')));
  return row?.at ?? createdAt;
}
