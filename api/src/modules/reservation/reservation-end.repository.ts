import { and, asc, eq, exists, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { payments } from '../../tables/payment';
import { reservationBooths, reservations } from '../../tables/reservation';

const sub = (table: typeof reservationBooths | typeof payments, where: SQL | undefined) =>
  exists(sql`(select 1 from ${table} where ${where})`);

/** Money for it has arrived: a person decides, and no clock. */
const PAID = sub(
  payments,
  and(eq(payments.reservationId, reservations.id), isNull(payments.cancelledAt)),
);
const KEEPS_STANDS = sub(
  reservationBooths,
  and(
    eq(reservationBooths.reservationId, reservations.id),
    isNotNull(reservationBooths.standCode),
    isNull(reservationBooths.releasedAt),
  ),
);
/** Nobody waits for a stand of a former edition. */
const RUNNING = and(
  inCurrentEdition(reservations.edition),
  eq(reservations.status, 'pending'),
  KEEPS_STANDS,
  not(PAID),
);

/** When a reservation gives its stands back; null while no clock runs for it. */
export const ENDS_AT =
  sql<Date | null>`case when ${RUNNING} then ${reservations.expiresAt} end`.mapWith(
    reservations.expiresAt,
  );

/**
 * Starts the clock of pending reservations that keep stands, and forgets that of those which keep none any more: what
 * enters them later has the whole time.
 */
export async function followStands(
  db: Executor,
  days: number,
  reservationId?: string,
): Promise<void> {
  const runs = sql`(${RUNNING})`;
  await db
    .update(reservations)
    .set({
      expiresAt: sql`case when ${runs} then now() + make_interval(days => ${days}::int) end`,
      warnings: 0,
    })
    .where(
      and(
        inCurrentEdition(reservations.edition),
        eq(reservations.status, 'pending'),
        sql`${runs} <> (${reservations.expiresAt} is not null)`,
        reservationId === undefined ? undefined : eq(reservations.id, reservationId),
      ),
    );
}

/** Days before the end at which a letter warns of it. */
const WARNING_DAYS = [5, 1] as const;

const DUE_WARNINGS = sql.join(
  WARNING_DAYS.map(
    (days) =>
      sql`(${reservations.expiresAt} <= now() + make_interval(days => ${sql.raw(String(days))}))::int`,
  ),
  sql` + `,
);

/**
 * Counts the letters that are due, and takes them on: nobody else writes them. Whoever is told late, because the service
 * was away, has a day left all the same.
 */
export function takeDueWarnings(transaction: Executor) {
  return transaction
    .update(reservations)
    .set({
      warnings: DUE_WARNINGS,
      expiresAt: sql`greatest(${reservations.expiresAt}, now() + interval '1 day')`,
    })
    .where(and(RUNNING, sql`${reservations.warnings} < ${DUE_WARNINGS}`))
    .returning({
      id: reservations.id,
      exhibitorId: reservations.exhibitorId,
      expiresAt: sql<Date>`${reservations.expiresAt}`.mapWith(reservations.expiresAt),
    });
}

/** Reservations whose time is over and whose exhibitors were told of it. */
export function findOver(db: Executor, id?: string) {
  return db
    .select({ id: reservations.id, exhibitorId: reservations.exhibitorId })
    .from(reservations)
    .where(
      and(
        RUNNING,
        sql`${reservations.expiresAt} <= now()`,
        sql`${reservations.warnings} >= ${WARNING_DAYS.length}`,
        id === undefined ? undefined : eq(reservations.id, id),
      ),
    )
    .orderBy(asc(reservations.id));
}

/** Gives back the stands of a reservation; its other lines stay. The options they came from count as over now. */
export async function releaseStands(
  transaction: Executor,
  { id, exhibitorId }: { id: string; exhibitorId: string },
  codes: readonly string[],
): Promise<void> {
  await transaction
    .update(reservationBooths)
    .set({ releasedAt: sql`now()`, reserved: false })
    .where(
      and(
        eq(reservationBooths.reservationId, id),
        isNotNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    );
  await transaction
    .update(standHolds)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        inCurrentEdition(standHolds.edition),
        eq(standHolds.exhibitorId, exhibitorId),
        inArray(standHolds.standCode, [...codes]),
      ),
    );
}
