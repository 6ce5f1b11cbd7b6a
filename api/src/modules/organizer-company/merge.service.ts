import { MOST_MEMBERS } from '@mosta/shared/schemas/member.schema';
import type {
  MergeInput,
  MergePreview,
  OrganizerCompany,
} from '@mosta/shared/schemas/organizer-company.schema';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { lockExhibitor } from '../account/account-lock';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { lockSales } from '../stand/sales-lock';
import { readCompany } from './company.service';
import { findSummary } from './company-list.repository';
import {
  countOwned,
  findMerge,
  hasUnconfirmed,
  moveAll,
  type Pair,
  replacedPages,
  stateOf,
} from './merge.repository';
import { MERGED } from './merge-texts';

/** What a merge would move, without moving anything. @throws AppError NOT_FOUND, also for an exhibitor and itself */
export async function previewMerge(db: Executor, pair: Pair): Promise<MergePreview> {
  const into = await findSummary(db, pair.into);
  const from = await findSummary(db, pair.from);
  if (!into || !from || pair.into === pair.from) throw new AppError('NOT_FOUND');
  const moves = await countOwned(db, pair.from);
  const stays = await countOwned(db, pair.into);
  const unconfirmed = await hasUnconfirmed(db, pair);
  const replaced = (await replacedPages(db, pair)).length;
  return {
    ...{ into, from, moves, replacedPages: replaced },
    state: stateOf(into, from, moves, stays, replaced),
    // Whoever typed a name would get all that its company has.
    problem: unconfirmed
      ? 'UNCONFIRMED'
      : moves.people + stays.people > MOST_MEMBERS
        ? 'TOO_MANY_PEOPLE'
        : null,
  };
}

/**
 * Makes one exhibitor of two, for good: everything of the second belongs to the first, whose owner stays the owner. Documents of
 * accounting name neither, and stay as they were printed.
 * @throws AppError NOT_FOUND, MERGE_CHANGED where what was read has changed, MERGE_REFUSED
 */
export function mergeCompanies(
  db: Db,
  actor: Actor,
  pair: Pair,
  { key, state }: MergeInput,
): Promise<OrganizerCompany> {
  const { from, into } = pair;
  return db.transaction(async (transaction) => {
    await lockSales(transaction);
    // The same sequence for everybody: two merges of the same pair do not wait for each other in a circle.
    for (const id of [from, into].sort()) await lockExhibitor(transaction, id);
    const done = await findMerge(transaction, key);
    if (done) {
      if (done.from !== from) throw new AppError('MERGE_CHANGED');
      return readCompany(transaction, done.into);
    }
    const read = await previewMerge(transaction, pair);
    if (read.state !== state) {
      throw new AppError('MERGE_CHANGED', {
        detail: 'Relisez-les\u00a0: rien n’a été déplacé.',
      });
    }
    if (read.problem !== null) throw new AppError('MERGE_REFUSED');
    await moveAll(transaction, pair, key);
    await recordAuditEvent(transaction, actor, {
      ...{ action: 'company.merge', subject: into },
      details: {
        before: { exhibitors: [into, from] },
        after: { exhibitors: [into], moved: read.moves, replacedPages: read.replacedPages },
      },
    });
    await notifyExhibitor(transaction, into, {
      ...{ category: 'dossier', place: { view: 'profil' } },
      texts: noticeOf(
        MERGED,
        read.from.name ?? read.from.person,
        read.into.name ?? read.into.person,
      ),
    });
    return readCompany(transaction, into);
  });
}
