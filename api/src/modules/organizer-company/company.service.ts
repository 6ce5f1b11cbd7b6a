import { findDuplicates } from '@mosta/shared/domain/company-identity';
import type {
  DuplicateList,
  OrganizerCompany,
} from '@mosta/shared/schemas/organizer-company.schema';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { listHistory, listNames, listPeople } from './company-history.repository';
import { findSummaries, findSummary } from './company-list.repository';
import { listDistinctions, pairKey } from './distinction.repository';

/** A company with all that it had in each edition. @throws AppError NOT_FOUND */
export async function readCompany(db: Executor, id: string): Promise<OrganizerCompany> {
  const summary = await findSummary(db, id);
  if (!summary) throw new AppError('NOT_FOUND');
  return {
    ...summary,
    people: await listPeople(db, id),
    names: await listNames(db, id),
    history: await listHistory(db, id),
  };
}

/** Pairs that are shown; the others come up once these are merged or told apart. */
const MOST_PAIRS = 50;

/** Exhibitors that may be one company, the surest pair first, without those that an organiser told apart. */
export async function listDuplicates(db: Executor): Promise<DuplicateList> {
  const identities = await listIdentities(db);
  const idOf = (place: number) => identities[place]?.id ?? '';
  const distinct = await listDistinctions(db);
  const apart = new Set(distinct.map(({ oneId, otherId }) => pairKey([oneId, otherId])));
  const pairs = findDuplicates(identities)
    .filter(({ one, other }) => !apart.has(pairKey([idOf(one), idOf(other)])))
    .slice(0, MOST_PAIRS);
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [idOf(one), idOf(other)]))];
  const summaries = new Map((await findSummaries(db, ids)).map((one) => [one._id, one]));
  return pairs.flatMap(({ one, other, reasons }) => {
    const both = [summaries.get(idOf(one)), summaries.get(idOf(other))] as const;
    return both[0] && both[1] ? [{ one: both[0], other: both[1], reasons }] : [];
  });
}

type IdentityRow = {
  id: string;
  names: string[];
  emails: string[];
  registerNumbers: string[];
  taxNumbers: string[];
};

/** By what each exhibitor is told from others; exhibitors are some hundreds a year. */
async function listIdentities(db: Executor): Promise<IdentityRow[]> {
  const { rows } = await db.execute<IdentityRow>(sql`
    select "exhibitors"."id",
      coalesce((select jsonb_agg("typed") from (
        select "name" as "typed" from "companies" where "exhibitor_id" = "exhibitors"."id"
        union select "raison_sociale" from "companies" where "exhibitor_id" = "exhibitors"."id") "names"), '[]') as "names",
      coalesce((select jsonb_agg("person"."email") from "exhibitor_members" "acting"
        join "users" "person" on "person"."id" = "acting"."user_id"
        where "acting"."exhibitor_id" = "exhibitors"."id"), '[]') as "emails",
      coalesce((select jsonb_agg("rc_numero") filter (where "rc_numero" is not null) from "companies"
        where "exhibitor_id" = "exhibitors"."id"), '[]') as "registerNumbers",
      coalesce((select jsonb_agg("nif_numero") from "companies"
        where "exhibitor_id" = "exhibitors"."id"), '[]') as "taxNumbers"
    from "exhibitors" order by "exhibitors"."id"`);
  return [...rows];
}
