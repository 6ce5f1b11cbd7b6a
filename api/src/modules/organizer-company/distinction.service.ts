import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type { DistinctionList } from '@mosta/shared/schemas/organizer-company.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { findSummaries } from './company-list.repository';
import { deleteDistinction, insertDistinction, listDistinctions } from './distinction.repository';

type Two = readonly [string, string];

/** Pairs that organisers told apart, with who said so and when. */
export async function readDistinctions(db: Executor): Promise<DistinctionList> {
  const rows = await listDistinctions(db);
  const ids = [...new Set(rows.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
  const summaries = new Map((await findSummaries(db, ids)).map((one) => [one._id, one]));
  return rows.flatMap(({ oneId, otherId, saidBy, saidAt }) => {
    const [one, other] = [summaries.get(oneId), summaries.get(otherId)];
    return one && other ? [{ one, other, saidBy, saidAt: saidAt.toISOString() }] : [];
  });
}

/**
 * Says of two exhibitors that they are two companies, so that they are not proposed as duplicates any more. Said twice, it is said once.
 * @throws AppError NOT_FOUND, also for an exhibitor and itself
 */
export async function tellApart(db: Db, actor: Actor, two: Two): Promise<void> {
  await db.transaction(async (transaction) => {
    await find(transaction, two);
    if (await insertDistinction(transaction, two, actor.userId)) {
      await recordAuditEvent(transaction, actor, auditOf('company.tell-apart', two, false));
    }
  });
}

/** Takes that back. Done twice, it is done once. @throws AppError NOT_FOUND */
export async function proposeAgain(db: Db, actor: Actor, two: Two): Promise<void> {
  await db.transaction(async (transaction) => {
    await find(transaction, two);
    if (await deleteDistinction(transaction, two)) {
      await recordAuditEvent(transaction, actor, auditOf('company.propose-again', two, true));
    }
  });
}

async function find(db: Executor, two: Two): Promise<void> {
  if ((await findSummaries(db, two)).length !== 2) throw new AppError('NOT_FOUND');
}

function auditOf(action: AuditAction, [one, other]: Two, before: boolean) {
  return {
    ...{ action, subject: one },
    details: { other, before: { distinct: before }, after: { distinct: !before } },
  };
}
