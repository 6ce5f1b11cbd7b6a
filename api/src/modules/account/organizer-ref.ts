import { users } from '../../tables/account';

/** Columns that tell organisers which colleague it is, for a query that joins the account. */
export const ORGANIZER_REF = { _id: users.id, nom: users.nom, prenom: users.prenom };
