import { reference } from '@mosta/shared/domain/reference';
import type { ParticipationStatus } from '@mosta/shared/schemas/participation-form.schema';
import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import { CURRENT_YEAR, inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';
import type { CompanyData } from '../company/company';
import { announceParticipation } from '../party/participation-change';

export type ParticipationRow = typeof participations.$inferSelect;
/** Of a change that another organiser or the exhibitor has to have seen. */
const NEXT_VERSION = sql`${participations.version} + 1`;
type NewParticipation = Omit<typeof participations.$inferInsert, 'companyId'>;

/** The number of a participation as people read it. */
export const referenceOf = ({ number, edition }: Pick<ParticipationRow, 'number' | 'edition'>) =>
  reference('participation', editionOf(edition), number);

/** Writes company and participation, in the caller's transaction. */
export async function insertParticipation(
  transaction: Executor,
  company: CompanyData,
  participation: NewParticipation,
): Promise<ParticipationRow> {
  const [companyRow] = await transaction
    .insert(companies)
    .values({ ...company, exhibitorId: participation.exhibitorId })
    .returning({ id: companies.id });
  if (!companyRow) throw new Error('The company was not written');
  const [row] = await transaction
    .insert(participations)
    .values({ ...participation, companyId: companyRow.id })
    .returning();
  if (!row) throw new Error('The participation was not written');
  await announceParticipation(transaction, row.id);
  return row;
}

/**
 * Takes a pending reservation that no participation has, made by an exhibitor who reserved a stand first, and prices it
 * as the participation's company is priced.
 * @returns its id; undefined when there is none
 */
export async function adoptPending(
  transaction: Executor,
  exhibitorId: string,
  currency: 'DZD' | 'EUR',
): Promise<string | undefined> {
  const [pending] = await transaction
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        inCurrentEdition(reservations.edition),
        eq(reservations.exhibitorId, exhibitorId),
        eq(reservations.status, 'pending'),
        notExists(
          transaction
            .select({ id: participations.id })
            .from(participations)
            .where(eq(participations.reservationId, reservations.id)),
        ),
      ),
    )
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(1);
  if (!pending) return undefined;
  await transaction.update(reservations).set({ currency }).where(eq(reservations.id, pending.id));
  return pending.id;
}

/** A participation with its company, locked until the transaction ends. */
export async function lockParticipation(transaction: Executor, id: string) {
  const [row] = await transaction
    .select({ participation: participations, company: companies })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.id, id))
    .for('no key update');
  return row;
}

/** An exhibitor's participations with their companies: those of the current edition first, then the newest. */
export function listParticipations(db: Executor, exhibitorId: string) {
  return db
    .select({ participation: participations, company: companies })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(
      desc(sql`${participations.edition} = ${CURRENT_YEAR}`),
      desc(participations.createdAt),
      desc(participations.id),
    );
}

export async function correctParticipation(
  transaction: Executor,
  { id, companyId }: Pick<ParticipationRow, 'id' | 'companyId'>,
  company: CompanyData,
  participation: Pick<ParticipationRow, 'payment' | 'complete' | 'status'>,
): Promise<void> {
  await transaction.update(companies).set(company).where(eq(companies.id, companyId));
  await transaction
    .update(participations)
    .set({ ...participation, version: NEXT_VERSION })
    .where(eq(participations.id, id));
  await announceParticipation(transaction, id);
}

/** Writes what an organiser decided or asks for; a request is no decision and leaves no date. */
export async function decideParticipation(
  transaction: Executor,
  id: string,
  status: ParticipationStatus,
  message: string | null,
): Promise<void> {
  const decided = status === 'accepted' || status === 'refused';
  await transaction
    .update(participations)
    .set({
      status,
      organizerMessage: message,
      decidedAt: decided ? sql`now()` : null,
      version: NEXT_VERSION,
    })
    .where(eq(participations.id, id));
  await announceParticipation(transaction, id);
}

/** All of an account in the current edition; its lock keeps the number until the transaction ends. */
export function countParticipations(transaction: Executor, exhibitorId: string): Promise<number> {
  return transaction.$count(
    participations,
    and(inCurrentEdition(participations.edition), eq(participations.exhibitorId, exhibitorId)),
  );
}
