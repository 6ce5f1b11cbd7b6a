import { sql } from 'drizzle-orm';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';

/** Columns that tell organisers who an exhibitor is, for a query that joins `users` to something. */
export const EXHIBITOR_REF = {
  _id: users.id,
  nom: users.nom,
  prenom: users.prenom,
  email: users.email,
  company: sql<string | null>`(select ${companies.name} from ${participations}
    inner join ${companies} on ${companies.id} = ${participations.companyId}
    where ${participations.exhibitorId} = ${users.id}
    order by ${participations.createdAt} desc limit 1)`,
};
