import type {
  CompanyFilter,
  CompanyPage,
  CompanyQuery,
  CompanySort,
  CompanySummary,
} from '@mosta/shared/schemas/organizer-company.schema';
import type { Direction } from '@mosta/shared/schemas/paging.schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { countKept } from '../../platform/database/kept-counts';
import { nearerEnd } from '../../platform/database/nearer-end';
import { users } from '../../tables/account';
import { exhibitorMembers, exhibitors } from '../../tables/exhibitor';
import { OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';

/** A column of the company with which the exhibitor last applied. */
const lastCompany = (column: 'name' | 'raison_sociale' | 'pays') => sql<string | null>`(
  select "company".${sql.identifier(column)} from "companies" "company"
  left join "participations" "last" on "last"."company_id" = "company"."id"
  where "company"."exhibitor_id" = ${exhibitors.id}
  order by "last"."created_at" desc nulls last, "company"."id" limit 1)`;

const SHOWN = {
  id: exhibitors.id,
  name: lastCompany('name'),
  raisonSociale: lastCompany('raison_sociale'),
  country: lastCompany('pays'),
  nom: users.nom,
  prenom: users.prenom,
  email: users.email,
  editions: sql<number[]>`(
    select coalesce(jsonb_agg("year" order by "year" desc), '[]'::jsonb) from (
      select distinct "held"."edition" as "year" from "participations" "held"
      where "held"."exhibitor_id" = ${exhibitors.id}) "years")`,
  dossiers: exhibitors.dossiers,
  since: exhibitors.createdAt,
};

function select(db: Executor) {
  return db
    .select(SHOWN)
    .from(exhibitors)
    .innerJoin(exhibitorMembers, ownerOf(exhibitors.id))
    .innerJoin(users, OWNER_ACCOUNT)
    .$dynamic();
}

export type CompanyRow = Awaited<ReturnType<typeof select>>[number];

/** A page of the wanted companies of all editions, and how many of them there are. */
export async function pageOfCompanies(
  db: Executor,
  { sort, direction, offset, limit, ...filter }: CompanyQuery,
): Promise<CompanyPage> {
  const counted = countKept(db, exhibitors, wanted(filter));
  const part = await nearerEnd({ direction, offset, limit }, () => counted);
  // What is shown of a company is read for those of the page alone, not for all that are passed over.
  const page = db
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .where(wanted(filter))
    .orderBy(...orderOf(sort, part.direction))
    .offset(part.offset)
    .limit(part.limit);
  const shown = select(db)
    .where(inArray(exhibitors.id, page))
    .orderBy(...orderOf(sort, direction));
  const [rows, total] = await Promise.all([shown, counted]);
  return { companies: rows.map(toSummary), total };
}

/** Companies of those exhibitors, in no particular sequence. */
export async function findSummaries(
  db: Executor,
  ids: readonly string[],
): Promise<CompanySummary[]> {
  if (ids.length === 0) return [];
  const rows = await select(db).where(inArray(exhibitors.id, [...ids]));
  return rows.map(toSummary);
}

export async function findSummary(db: Executor, id: string): Promise<CompanySummary | undefined> {
  const [row] = await select(db).where(eq(exhibitors.id, id));
  return row && toSummary(row);
}

/** All wanted companies after the one of that identifier, for exports. */
export function companiesAfter(
  db: Executor,
  filter: CompanyFilter,
  last: string | undefined,
  limit: number,
): Promise<CompanyRow[]> {
  return select(db)
    .where(and(wanted(filter), last === undefined ? undefined : sql`${exhibitors.id} > ${last}`))
    .orderBy(exhibitors.id)
    .limit(limit);
}

function wanted({ search = '', edition }: CompanyFilter): SQL | undefined {
  return and(
    edition === undefined
      ? undefined
      : sql`exists (select 1 from "participations" "held"
          where "held"."exhibitor_id" = ${exhibitors.id} and "held"."edition" = ${edition})`,
    search === '' ? undefined : contains(exhibitors.search, search),
  );
}

/** Every order ends with the identifier, so that pages neither repeat nor leave out a row. */
function orderOf(sort: CompanySort, direction: Direction): SQL[] {
  const by: Record<CompanySort, SQL> = {
    name: sql`${exhibitors.sortName}`,
    since: sql`${exhibitors.createdAt}`,
    dossiers: sql`${exhibitors.dossiers}`,
  };
  const towards = sql.raw(direction);
  return [sql`${by[sort]} ${towards}`, sql`${exhibitors.id} ${towards}`];
}

export function toSummary({ id, nom, prenom, since, ...row }: CompanyRow): CompanySummary {
  const person = [prenom, nom].filter((name) => name !== null && name !== '').join(' ');
  return { ...row, _id: id, person, since: since.toISOString() };
}
