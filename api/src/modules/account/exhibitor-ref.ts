import { and, type Column, eq, sql } from 'drizzle-orm';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers } from '../../tables/exhibitor';
import { participations } from '../../tables/participation';

/** Columns that tell organisers who an exhibitor is, by its owner, for a query that joins its owner. */
export const EXHIBITOR_REF = {
  _id: sql<string>`${exhibitorMembers.exhibitorId}`,
  nom: users.nom,
  prenom: users.prenom,
  email: users.email,
  company: sql<string | null>`(select ${companies.name} from ${participations}
    inner join ${companies} on ${companies.id} = ${participations.companyId}
    where ${participations.exhibitorId} = ${exhibitorMembers.exhibitorId}
    order by ${participations.createdAt} desc limit 1)`,
};

/** Joins the owner's membership to a column that names an exhibitor. */
export const ownerOf = (exhibitorId: Column) =>
  and(eq(exhibitorMembers.exhibitorId, exhibitorId), eq(exhibitorMembers.role, 'owner'));

/** Joins the owner's account to that membership. */
export const OWNER_ACCOUNT = eq(users.id, exhibitorMembers.userId);
