import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';

/** Country of the exhibitor's latest company; undefined without participation. */
export async function companyCountry(
  db: Executor,
  exhibitorId: string,
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ pays: companies.pays })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(desc(participations.createdAt))
    .limit(1);
  return row?.pays;
}
