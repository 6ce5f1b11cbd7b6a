import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { editions } from '../../tables/edition';
import { participations } from '../../tables/participation';
import { participationSteps } from '../../tables/participation-step';
import { reservations } from '../../tables/reservation';

/** What has to be known of participations to tell what can be done with them. */
export async function findBatchHeads(db: Executor, ids: readonly string[]) {
  return db
    .select({
      id: participations.id,
      number: participations.number,
      edition: participations.edition,
      version: participations.version,
      status: participations.status,
      assignee: participations.assignedTo,
      company: companies.name,
      reservation: reservations.status,
      current: editions.current,
      state: editions.state,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .innerJoin(editions, eq(editions.year, participations.edition))
    .where(inArray(participations.id, [...ids]));
}

export type BatchHead = Awaited<ReturnType<typeof findBatchHeads>>[number];

/** Whether a call of that key has decided about a participation. */
export async function isStepDone(transaction: Executor, participationId: string, key: string) {
  const { key: keys, participationId: ids } = participationSteps;
  const done = await transaction.$count(
    participationSteps,
    and(eq(ids, participationId), eq(keys, key)),
  );
  return done > 0;
}

export async function insertStep(
  transaction: Executor,
  participationId: string,
  key: string,
): Promise<void> {
  await transaction.insert(participationSteps).values({ participationId, key });
}
