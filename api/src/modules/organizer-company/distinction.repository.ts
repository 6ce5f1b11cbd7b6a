import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorDistinctions } from '../../tables/exhibitor-merge';

/** Two exhibitors, in whichever sequence. */
type Two = readonly [string, string];

/** The pair as its row names it. */
function inSequence([one, other]: Two) {
  return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one };
}

function isPair(two: Two) {
  const { oneId, otherId } = inSequence(two);
  return and(eq(exhibitorDistinctions.oneId, oneId), eq(exhibitorDistinctions.otherId, otherId));
}

/** Names a pair, to be looked for among others. */
export function pairKey(two: Two): string {
  const { oneId, otherId } = inSequence(two);
  return `${oneId} ${otherId}`;
}

/** The pairs of which organisers said that they are two companies, the latest first. */
export async function listDistinctions(db: Executor) {
  const rows = await db
    .select({
      ...{ oneId: exhibitorDistinctions.oneId, otherId: exhibitorDistinctions.otherId },
      ...{ saidAt: exhibitorDistinctions.createdAt, nom: users.nom, prenom: users.prenom },
    })
    .from(exhibitorDistinctions)
    .leftJoin(users, eq(users.id, exhibitorDistinctions.saidBy))
    .orderBy(desc(exhibitorDistinctions.createdAt), exhibitorDistinctions.oneId);
  return rows.map(({ nom, prenom, ...row }) => ({
    ...row,
    saidBy: nom === null ? null : [prenom, nom].filter(Boolean).join(' '),
  }));
}

/** @returns whether nobody had said so before */
export async function insertDistinction(
  transaction: Executor,
  two: Two,
  saidBy: string,
): Promise<boolean> {
  const rows = await transaction
    .insert(exhibitorDistinctions)
    .values({ ...inSequence(two), saidBy })
    .onConflictDoNothing()
    .returning({ oneId: exhibitorDistinctions.oneId });
  return rows.length > 0;
}

/** @returns whether somebody had said so */
export async function deleteDistinction(transaction: Executor, two: Two): Promise<boolean> {
  const rows = await transaction
    .delete(exhibitorDistinctions)
    .where(isPair(two))
    .returning({ oneId: exhibitorDistinctions.oneId });
  return rows.length > 0;
}

/** What was said of the exhibitor that goes is said of the one that stays; that both are two is no longer said. */
export async function moveDistinctions(
  transaction: Executor,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await deleteDistinction(transaction, [from, into]);
  const { oneId, otherId, saidBy, createdAt } = exhibitorDistinctions;
  const third = sql`case when ${oneId} = ${from}::uuid then ${otherId} else ${oneId} end`;
  await transaction.execute(sql`
    insert into ${exhibitorDistinctions} ("one_id", "other_id", "said_by", "created_at")
    select least(${third}, ${into}::uuid), greatest(${third}, ${into}::uuid), ${saidBy}, ${createdAt}
    from ${exhibitorDistinctions} where ${oneId} = ${from}::uuid or ${otherId} = ${from}::uuid
    on conflict do nothing`);
  await transaction.delete(exhibitorDistinctions).where(or(eq(oneId, from), eq(otherId, from)));
}
