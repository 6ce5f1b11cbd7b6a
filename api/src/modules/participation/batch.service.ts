import {
  BATCH_PROBLEMS,
  type BatchInput,
  type BatchItem,
  type BatchPreview,
  type BatchProblem,
  type BatchResult,
  type BatchWork,
} from '@mosta/shared/schemas/participation-batch.schema';
import { isFormer } from '../../in-edition';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import type { Actor } from '../audit/audit-event';
import { lockSales } from '../stand/sales-lock';
import { isAssignee } from './assignee.repository';
import { assignWithin } from './assignee.service';
import { type BatchHead, findBatchHeads, insertStep, isStepDone } from './batch.repository';
import { readDecisionNews, toMails } from './decision-letter';
import { decideWithin, readParticipation } from './organizer-participation.service';
import { referenceOf } from './participation.repository';

type Dependencies = { db: Db; publicUrl: string };

const DECISIONS = { accept: 'accepted', refuse: 'refused' } as const;

/** What organisers do with several participations: each by itself, so that one that cannot be done keeps no other from it. */
export function createBatchService({ db, publicUrl }: Dependencies) {
  return {
    /** What would become of each, without doing anything. @throws AppError INVALID_INPUT */
    async preview(work: BatchWork): Promise<BatchPreview> {
      await demandAssignee(work);
      const heads = await headsOf(work.items);
      const results = work.items.map((item) => {
        const head = heads.get(item._id);
        return toResult(item, head, problemOf(head, item, work));
      });
      const first = results.find(({ problem }) => problem === null);
      if (work.action === 'assign' || !first) return { results, example: null };
      const participation = await readParticipation(db, first._id);
      const { message } = work;
      const decided = { participation, decision: DECISIONS[work.action], message, publicUrl };
      return { results, example: toMails(await readDecisionNews(db, decided)) };
    },

    /**
     * Does it with each in a transaction of its own, in the order in which they are named.
     * @param report hears of failures that nobody foresees
     * @throws AppError INVALID_INPUT
     */
    async run(
      actor: Actor,
      work: BatchInput,
      report: (error: unknown) => void,
    ): Promise<{ results: BatchResult[] }> {
      await demandAssignee(work);
      const problems = new Map<string, BatchProblem | null>();
      for (const item of work.items) {
        problems.set(
          item._id,
          await doOne(actor, work, item).catch((error) => told(error, report)),
        );
      }
      const heads = await headsOf(work.items);
      return {
        results: work.items.map((item) =>
          toResult(item, heads.get(item._id), problems.get(item._id) ?? null),
        ),
      };
    },
  };

  async function headsOf(items: readonly BatchItem[]): Promise<Map<string, BatchHead>> {
    const heads = await findBatchHeads(
      db,
      items.map(({ _id }) => _id),
    );
    return new Map(heads.map((head) => [head.id, head]));
  }

  async function demandAssignee(work: BatchWork): Promise<void> {
    if (work.action !== 'assign' || work.to === null) return;
    const { to } = work;
    if (!(await db.transaction((transaction) => isAssignee(transaction, to)))) {
      throw new AppError('INVALID_INPUT', {
        errors: [{ path: 'to', message: 'Cette personne ne décide pas des dossiers.' }],
      });
    }
  }

  function doOne(actor: Actor, work: BatchInput, item: BatchItem): Promise<BatchProblem | null> {
    const { _id: id, version, assignee: seen } = item;
    return db.transaction(async (transaction) => {
      if (work.action === 'assign') {
        await assignWithin(transaction, { actor, id, assignee: work.to, seen });
        return null;
      }
      // Before every other lock; a call that is sent again waits here for the first.
      await lockSales(transaction);
      if (await isStepDone(transaction, id, work.key)) return null;
      const [head] = await findBatchHeads(transaction, [id]);
      const problem = problemOf(head, item, work);
      if (problem !== null) return problem;
      const { message, letterVersion } = work;
      const decided = { decision: DECISIONS[work.action], message, version, letterVersion };
      await decideWithin(transaction, { actor, id, publicUrl, ...decided });
      await insertStep(transaction, id, work.key);
      return null;
    });
  }
}

function problemOf(
  head: BatchHead | undefined,
  item: BatchItem,
  work: Pick<BatchWork, 'action'> & { to?: string | null },
): BatchProblem | null {
  if (!head) return 'NOT_FOUND';
  if (isFormer(head)) return 'EDITION_FORMER';
  if (work.action === 'assign') {
    const known = head.assignee === item.assignee || head.assignee === work.to;
    return known ? null : 'PARTICIPATION_CHANGED';
  }
  if (head.status === 'accepted' || head.status === 'refused') return 'ALREADY_DECIDED';
  if (head.reservation === 'cancelled') return 'RESERVATION_CANCELLED';
  return head.version === item.version ? null : 'PARTICIPATION_CHANGED';
}

function told(error: unknown, report: (error: unknown) => void): BatchProblem {
  const known =
    error instanceof AppError ? BATCH_PROBLEMS.find((code) => code === error.code) : undefined;
  if (known === undefined) report(error);
  return known ?? 'FAILED';
}

function toResult(
  { _id }: BatchItem,
  head: BatchHead | undefined,
  problem: BatchProblem | null,
): BatchResult {
  if (!head) return { _id, company: null, reference: null, problem, current: null };
  const { company, version, assignee } = head;
  return {
    _id,
    company,
    reference: referenceOf(head),
    problem,
    current: { _id, version, assignee },
  };
}
