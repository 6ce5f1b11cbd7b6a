import { CURRENCIES } from '@mosta/shared/schemas/money.schema';
import type { Comparison, Standing } from '@mosta/shared/schemas/overview.schema';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CURRENT_YEAR } from '../../in-edition';
import { TODAY } from '../../platform/database/algerian-day';
import type { Executor } from '../../platform/database/database';
import { badges } from '../../tables/badge';
import { editions } from '../../tables/edition';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { reservationBooths, reservations } from '../../tables/reservation';

const daySchema = v.object({ year: v.number(), day: v.string() });
const pairSchema = v.tuple([
  v.object({ ...daySchema.entries, daysLeft: v.number() }),
  v.nullable(daySchema),
]);

/**
 * An edition beside the one before it, on the day that was as far from its opening: today, or the last day of an edition that
 * is over. Null without a former one.
 */
export async function readComparison(
  db: Executor,
  year: number | undefined,
): Promise<Comparison | null> {
  const [shown, former] = await readDays(db, year);
  if (!former) return null;
  return {
    daysLeft: shown.daysLeft,
    now: await readStanding(db, shown),
    before: { ...former, ...(await readStanding(db, former)) },
  };
}

async function readDays(db: Executor, year: number | undefined) {
  const { rows } = await db.execute(sql`
    with bounds as (
      select ${editions.year} as year, ${editions.state} as state,
        (select min(day ->> 'date')::date from jsonb_array_elements(${editions.days}) as day) as first,
        (select max(day ->> 'date')::date from jsonb_array_elements(${editions.days}) as day) as last
      from ${editions}
    ),
    shown as (
      select year, first, least(${TODAY}, last) as day
      from bounds where year = ${year === undefined ? CURRENT_YEAR : year}
    ),
    former as (
      select bounds.year, bounds.first + (shown.day - shown.first) as day
      from bounds, shown
      where bounds.year < shown.year and bounds.state <> 'draft'
      order by bounds.year desc limit 1
    )
    select json_build_object('year', shown.year, 'day', shown.day, 'daysLeft', shown.first - shown.day) as shown,
      (select json_build_object('year', former.year, 'day', former.day) from former) as former
    from shown
  `);
  const [row] = rows;
  return v.parse(pairSchema, [row?.shown, row?.former ?? null]);
}

const standingSchema = v.object({
  participations: v.number(),
  reservations: v.number(),
  stands: v.number(),
  badges: v.number(),
  DZD: v.number(),
  EUR: v.number(),
});

/** How far an edition was when a day ended. */
async function readStanding(
  db: Executor,
  { year, day }: { year: number; day: string },
): Promise<Standing> {
  const end = sql`((${day}::date + 1)::timestamp at time zone 'Africa/Algiers')`;
  const stillThen = (column: SQL | (typeof badges)['revokedAt']) =>
    sql`(${column} is null or ${column} >= ${end})`;
  const paid = (currency: string) => sql`(
    select coalesce(sum(${payments.amount}), 0)::float8 from ${payments}
    inner join ${reservations} on ${reservations.id} = ${payments.reservationId}
    where ${reservations.edition} = ${year} and ${reservations.currency} = ${currency}
      and ${payments.receivedOn} <= ${day}::date and ${payments.cancelledAt} is null
  )`;
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from ${participations}
        where ${participations.edition} = ${year} and ${participations.createdAt} < ${end}) as participations,
      (select count(*)::int from ${reservations}
        where ${reservations.edition} = ${year} and ${reservations.status} = 'confirmed'
          and ${reservations.confirmedAt} < ${end}) as reservations,
      (select count(*)::int from ${reservationBooths}
        inner join ${reservations} on ${reservations.id} = ${reservationBooths.reservationId}
        where ${reservationBooths.edition} = ${year} and ${reservationBooths.standCode} is not null
          and ${reservations.createdAt} < ${end}
          and ${stillThen(sql`${reservationBooths.releasedAt}`)}) as stands,
      (select count(*)::int from ${badges}
        where ${badges.edition} = ${year} and ${badges.createdAt} < ${end}
          and ${stillThen(badges.revokedAt)}) as badges,
      ${paid('DZD')} as "DZD",
      ${paid('EUR')} as "EUR"
  `);
  const { DZD, EUR, ...counts } = v.parse(standingSchema, rows[0]);
  const sums = { DZD, EUR };
  return { ...counts, paid: CURRENCIES.map((currency) => ({ currency, amount: sums[currency] })) };
}
