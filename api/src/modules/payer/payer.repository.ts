import type { IssuedContent } from '@mosta/shared/schemas/issued.schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';

const COLUMNS = {
  name: companies.name,
  raisonSociale: companies.raisonSociale,
  adresse: companies.adresse,
  codePostal: companies.codePostal,
  pays: companies.pays,
  rcNumero: companies.rcNumero,
  nifNumero: companies.nifNumero,
};

/** The company of a participation, to which its documents are made out. @throws AppError NOT_FOUND */
export async function findPayer(db: Executor, participationId: string) {
  const [payer] = await db
    .select(COLUMNS)
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.id, participationId));
  if (!payer) throw new AppError('NOT_FOUND');
  return payer;
}

export type Payer = Awaited<ReturnType<typeof findPayer>>;

/**
 * The company of the participation that has that reservation, as documents of accounting name it. Where no participation has it, the company
 * with which its exhibitor last applied; null before the first.
 */
export async function findPayerOfReservation(
  db: Executor,
  reservationId: string,
): Promise<IssuedContent['payer']> {
  const { name: _, ...columns } = COLUMNS;
  const [payer] = await db
    .select(columns)
    .from(reservations)
    .innerJoin(participations, eq(participations.exhibitorId, reservations.exhibitorId))
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(reservations.id, reservationId))
    .orderBy(
      sql`${participations.reservationId} = ${reservations.id} desc`,
      desc(participations.createdAt),
    )
    .limit(1);
  return payer ?? null;
}

/** The company with which an exhibitor last applied; null before the first participation. */
export async function findPayerOf(db: Executor, exhibitorId: string): Promise<Payer | null> {
  const [payer] = await db
    .select(COLUMNS)
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(companies.exhibitorId, exhibitorId))
    .orderBy(desc(participations.createdAt))
    .limit(1);
  return payer ?? null;
}
