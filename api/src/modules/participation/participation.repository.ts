import type { Executor } from '../../platform/database/database';
import { reservations } from '../../platform/database/schema';
import { companies, participations } from '../../platform/database/schema-participation';

export type NewCompany = typeof companies.$inferInsert;
type NewParticipation = Omit<typeof participations.$inferInsert, 'companyId' | 'reservationId'>;

/** Writes company, pending reservation and dossier, in the caller's transaction. @returns the dossier's id */
export async function insertParticipation(
  transaction: Executor,
  company: NewCompany,
  currency: (typeof reservations.$inferInsert)['currency'],
  dossier: NewParticipation,
): Promise<string> {
  const { exhibitorId } = dossier;
  const [companyRow] = await transaction
    .insert(companies)
    .values(company)
    .returning({ id: companies.id });
  const [reservation] = await transaction
    .insert(reservations)
    .values({ exhibitorId, currency, status: 'pending' })
    .returning({ id: reservations.id });
  if (!companyRow || !reservation) throw new Error('The participation was not written');
  const [row] = await transaction
    .insert(participations)
    .values({ ...dossier, companyId: companyRow.id, reservationId: reservation.id })
    .returning({ id: participations.id });
  if (!row) throw new Error('The participation was not written');
  return row.id;
}
