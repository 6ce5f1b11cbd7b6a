import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';

/** Whom a statement is made out to. @throws AppError NOT_FOUND */
export async function findPayer(db: Executor, participationId: string) {
  const [payer] = await db
    .select({
      name: companies.name,
      raisonSociale: companies.raisonSociale,
      adresse: companies.adresse,
      codePostal: companies.codePostal,
      pays: companies.pays,
      rcNumero: companies.rcNumero,
      nifNumero: companies.nifNumero,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.id, participationId));
  if (!payer) throw new AppError('NOT_FOUND');
  return payer;
}

export type Payer = Awaited<ReturnType<typeof findPayer>>;
