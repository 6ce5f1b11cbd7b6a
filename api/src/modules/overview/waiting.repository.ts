import type { WaitingKind } from '@mosta/shared/schemas/overview.schema';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inEdition } from '../../in-edition';
import { MIDNIGHT } from '../../platform/database/algerian-day';
import type { Executor } from '../../platform/database/database';
import { standHolds } from '../../tables/hold';
import { reservations } from '../../tables/reservation';
import { staffApplications } from '../../tables/staff';
import { countParticipationsForOrganizers } from '../participation/organizer-participation.repository';
import { ACTIVE } from '../stand/active-hold';

/** What waits for an organiser; whether payments are late is a question of prices. */
export async function countWaiting(
  db: Executor,
  year: number | undefined,
): Promise<Record<Exclude<WaitingKind, 'latePayments'>, number>> {
  const { stages, openDocuments, unreadMessages } = await countParticipationsForOrganizers(
    db,
    year,
  );
  const many = (table: PgTable, where: SQL | undefined) => db.$count(table, where);
  return {
    received: stages.received,
    accepted: stages.accepted,
    documents: openDocuments,
    messages: unreadMessages,
    endingHolds: await many(
      standHolds,
      and(inEdition(standHolds.edition, year), ACTIVE, lt(standHolds.expiresAt, MIDNIGHT)),
    ),
    endingReservations: await many(
      reservations,
      and(
        inEdition(reservations.edition, year),
        eq(reservations.status, 'pending'),
        gt(reservations.expiresAt, sql`now()`),
        lt(reservations.expiresAt, MIDNIGHT),
      ),
    ),
    staff: await many(
      staffApplications,
      and(inEdition(staffApplications.edition, year), eq(staffApplications.status, 'received')),
    ),
  };
}
