import {
  missingDocuments,
  type ProgressFacts,
  stageOf,
  stepsOf,
} from '@mosta/shared/domain/participation-progress';
import type { Progress } from '@mosta/shared/schemas/progress.schema';
import { and, eq, max } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import type { Caller } from '../../platform/accounts/access-token';
import type { Db, Executor } from '../../platform/database/database';
import { auditLog } from '../../tables/audit';
import { listDocuments } from '../document/document.repository';
import { listHolds } from '../hold/hold.repository';
import { countUnreadMessages } from '../message/message.repository';
import { type Head, readHead } from '../party/party';
import { soldCodes } from '../reservation/booth.repository';
import type { ReservationHead } from '../reservation/reservation-head.repository';
import { readStatement } from '../statement/statement.service';

/** Where a participation stands and what is to be done next. @throws AppError NOT_FOUND, also for another's */
export async function readProgress(db: Db, caller: Caller, given: string): Promise<Progress> {
  const head = await readHead(db, caller, given);
  const { facts, confirmedAt } = await readFacts(db, head);
  return {
    participation: head.id,
    stage: stageOf(facts),
    steps: stepsOf(facts, editionOf(head.edition), new Date()),
    missingDocuments: missingDocuments(facts.documents),
    confirmedAt,
    unreadMessages: await countUnreadMessages(db, head.id, caller.role),
  };
}

/** From what the progress of a participation is computed. */
export async function readFacts(db: Executor, head: Head) {
  const { statement, reservation } = await readStatement(db, head);
  const { status, complete } = head;
  const facts: ProgressFacts = {
    participation: { status, complete, openedAt: await openedAt(db, head) },
    reservation: {
      status: reservation.status,
      confirmedAt: reservation.confirmedAt,
      chosen: await hasStand(db, head, reservation),
      wished: statement.priced.lines.some(({ kind }) => kind === 'package'),
    },
    documents: await listDocuments(db, head.id),
    statement: { due: statement.due?.amount ?? null, partial: statement.priced.partial },
  };
  const confirmedAt =
    reservation.status === 'confirmed' ? (reservation.confirmedAt?.toISOString() ?? null) : null;
  return { facts, confirmedAt, statement };
}

/** A stand of the plan is in the reservation, or is held by its exhibitor while nothing is decided. */
async function hasStand(
  db: Executor,
  { edition, exhibitorId }: Head,
  { id, status }: ReservationHead,
): Promise<boolean> {
  if ((await soldCodes(db, id)).length > 0) return true;
  const holds = status === 'pending' ? await listHolds(db, exhibitorId) : [];
  return holds.some((hold) => hold.edition === edition);
}

/** When the participation was received, or the organiser last asked to complete it: only the audit log keeps that moment. */
async function openedAt(db: Executor, { id, createdAt }: Head): Promise<Date> {
  const [row] = await db
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'participation.request-change')));
  return row?.at ?? createdAt;
}
