import { sql } from 'drizzle-orm';
import { jobsEvent } from '../../outbox/outbox.repository';
import { notifyAfterCommit } from '../../platform/database/after-commit';
import type { Db } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { SALES_LOCK } from '../stand/sales-lock';
import { STAND_TOPIC } from '../stand/stand.topic';

type Claim = {
  code: string;
  /** Whose address has to be confirmed, and who has to act for the exhibitor. */
  accountId: string;
  exhibitorId: string;
  /** Keyed digest of the caller's network address. */
  takenFrom: string;
};

export type ClaimTerms = {
  minutes: number;
  /** Hours after the end of a hold in which its exhibitor gets no new one on that stand; 0: none. */
  cooldownHours: number;
  /** Stands that one exhibitor keeps unconfirmed, and those of one network address; 0: as many as there are. */
  most: number;
  mostPerAddress: number;
};

/** What a claim that is refused is refused for. */
export type ClaimProblem =
  | 'UNAUTHENTICATED'
  | 'EMAIL_NOT_VERIFIED'
  | 'NOT_FOUND'
  | 'STAND_TAKEN'
  | 'HOLD_LIMIT'
  | 'ADDRESS_HOLD_LIMIT'
  | 'HOLD_COOLDOWN';

/**
 * Holds are taken and given back by one prepared statement each, a function of the database that locks, checks, writes
 * and announces (decision 0022).
 */
export function prepareHoldStatements(db: Db, terms: ClaimTerms) {
  const { code, accountId, exhibitorId, takenFrom, id } = {
    code: sql.placeholder('code'),
    accountId: sql.placeholder('accountId'),
    exhibitorId: sql.placeholder('exhibitorId'),
    takenFrom: sql.placeholder('takenFrom'),
    id: sql.placeholder('id'),
  };
  const claim = db
    .select({
      problem: sql<ClaimProblem | null>`problem`,
      againAt: sql<Date | null>`again_at`.mapWith(standHolds.expiresAt),
      id: sql<string>`id`,
      since: sql<Date>`since`.mapWith(standHolds.createdAt),
      expires: sql<Date>`expires`.mapWith(standHolds.expiresAt),
      prolongations: sql<number>`prolonged`,
    })
    .from(
      sql`claim_hold(${code}, ${accountId}, ${exhibitorId}, ${takenFrom}, ${terms.minutes}, ${terms.cooldownHours}, ${terms.most}, ${terms.mostPerAddress}, ${STAND_TOPIC})`,
    )
    .prepare('claim_hold');
  const release = db
    .select({ released: sql<boolean>`released` })
    .from(sql`release_hold(${id}, ${exhibitorId}, ${SALES_LOCK}, ${STAND_TOPIC}) as released`)
    .prepare('release_hold');
  const announced = () => notifyAfterCommit(db, jobsEvent(STAND_TOPIC));

  return {
    async claim(given: Claim) {
      const [answer] = await claim.execute(given);
      if (!answer) throw new Error('A claim was not answered');
      if (answer.problem === null) announced();
      return answer;
    },
    /** @returns false for someone else's, or one that has ended */
    async release(given: { id: string; exhibitorId: string }): Promise<boolean> {
      const [answer] = await release.execute(given);
      if (answer?.released !== true) return false;
      announced();
      return true;
    },
  };
}
