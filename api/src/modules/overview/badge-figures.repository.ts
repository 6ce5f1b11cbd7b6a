import { BADGE_CATEGORIES } from '@mosta/shared/schemas/badge.schema';
import type { Overview } from '@mosta/shared/schemas/overview.schema';
import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { inEdition } from '../../in-edition';
import { TODAY } from '../../platform/database/algerian-day';
import type { Executor } from '../../platform/database/database';
import { badges } from '../../tables/badge';
import { editions } from '../../tables/edition';

/** Days that are shown. */
const DAYS = 30;

const dayListSchema = v.array(v.object({ day: v.string(), count: v.number() }));

/** Visitors' badges that are not revoked: how many, when, from where and of which category. */
export async function readBadgeFigures(
  db: Executor,
  year: number | undefined,
): Promise<Overview['badges']> {
  const valid = and(inEdition(badges.edition, year), isNull(badges.revokedAt));
  const categories = await db
    .select({ category: badges.category, count: count(), came: count(badges.checkedInAt) })
    .from(badges)
    .where(valid)
    .groupBy(badges.category);
  const countries = await db
    .select({ country: badges.pays, count: count() })
    .from(badges)
    .where(valid)
    .groupBy(badges.pays)
    .orderBy(sql`count(*) desc, ${badges.pays} asc nulls last`);
  const last = year === undefined ? TODAY : lastDayOf(year);
  // One range of the index for each day.
  const days = await db.execute(sql`
    select to_char(one.day, 'YYYY-MM-DD') as day, count(${badges.id})::int as count
    from generate_series(${last} - ${DAYS - 1}::int, ${last}, interval '1 day') as one(day)
    left join ${badges} on ${valid}
      and ${badges.createdAt} >= one.day::timestamp at time zone 'Africa/Algiers'
      and ${badges.createdAt} < (one.day::timestamp + interval '1 day') at time zone 'Africa/Algiers'
    group by one.day
    order by one.day
  `);
  return {
    issued: sumOf(categories.map((row) => row.count)),
    came: sumOf(categories.map(({ came }) => came)),
    byDay: v.parse(dayListSchema, days.rows),
    byCountry: countries,
    byCategory: BADGE_CATEGORIES.map((category) => ({
      category,
      count: categories.find((row) => row.category === category)?.count ?? 0,
    })),
  };
}

/** The last day of an edition, or today while it is still to come. */
const lastDayOf = (year: number): SQL => sql`least(${TODAY}, (
  select max(day ->> 'date')::date from ${editions}, jsonb_array_elements(${editions.days}) as day
  where ${editions.year} = ${year}
))`;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
