import type {
  OrganizerReservation,
  ReservationPage,
  ReservationQuery,
  ReservationStatus,
} from '@mosta/shared/schemas/reservation.schema';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { users } from '../../tables/account';
import { exhibitorMembers } from '../../tables/exhibitor';
import { reservations } from '../../tables/reservation';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { announceParticipationOf } from '../party/participation-change';
import { HEAD, withContents } from './reservation.repository';

/** Reservations of everybody in the current edition, the newest first. */
export async function pageOfReservations(
  db: Executor,
  { status, exhibitor, before, limit }: ReservationQuery,
): Promise<ReservationPage> {
  const found = await select(
    db,
    and(
      inCurrentEdition(reservations.edition),
      status === undefined ? undefined : eq(reservations.status, status),
      exhibitor === undefined ? undefined : eq(reservations.exhibitorId, exhibitor),
      before === undefined ? undefined : olderThan(reservations, before),
    ),
    limit + 1,
  );
  const page = found.slice(0, limit);
  return { reservations: page, next: found.length > limit ? (page.at(-1)?._id ?? null) : null };
}

export async function findOrganizerReservation(
  db: Executor,
  id: string,
): Promise<OrganizerReservation | undefined> {
  return (await select(db, eq(reservations.id, id), 1))[0];
}

async function select(
  db: Executor,
  where: SQL | undefined,
  limit: number,
): Promise<OrganizerReservation[]> {
  const rows = await db
    .select({
      ...HEAD,
      createdAt: reservations.createdAt,
      exhibitor: EXHIBITOR_REF,
    })
    .from(reservations)
    .innerJoin(exhibitorMembers, ownerOf(reservations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .where(where)
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(limit);
  const contents = await withContents(db, rows);
  return contents.flatMap((content) => {
    const row = rows.find(({ id }) => id === content._id);
    if (!row) return [];
    const { exhibitor, createdAt } = row;
    return [{ ...content, exhibitor, createdAt: createdAt.toISOString() }];
  });
}

export async function findHead(db: Executor, id: string) {
  const [row] = await db
    .select({
      exhibitorId: reservations.exhibitorId,
      status: reservations.status,
      edition: reservations.edition,
    })
    .from(reservations)
    .where(eq(reservations.id, id));
  return row;
}

/** Deadlines count from the confirmation; organisers are told. */
export async function setReservationStatus(
  transaction: Executor,
  id: string,
  status: ReservationStatus,
): Promise<void> {
  const confirmedAt = status === 'confirmed' ? { confirmedAt: sql`now()` } : {};
  await transaction
    .update(reservations)
    .set({ status, ...confirmedAt })
    .where(eq(reservations.id, id));
  await announceParticipationOf(transaction, id);
}
