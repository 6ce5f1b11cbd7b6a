import { SECTORS } from '@mosta/shared/domain/sectors';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { exhibitorMembers, exhibitorPages } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { reservationBooths, reservations } from '../../tables/reservation';
import { stands } from '../../tables/stand';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { HELD_STAND } from '../stand/active-hold';
import { listJoins } from '../stand/layout.repository';
import { HALL_ORDER, IS_WHOLE } from '../stand/stand.repository';

/** Every stand with who holds or has bought it, in the hall's order. @param year of the edition, in place of the current one */
export function listOrganizerStands(db: Executor, year?: number): Promise<OrganizerStand[]> {
  return selectOrganizerStands(db, { year });
}

export async function findOrganizerStand(
  db: Executor,
  code: string,
): Promise<OrganizerStand | undefined> {
  return (await selectOrganizerStands(db, { where: eq(stands.code, code) }))[0];
}

async function selectOrganizerStands(
  db: Executor,
  { where, year }: { where?: SQL; year?: number | undefined },
): Promise<OrganizerStand[]> {
  const rows = await db
    .select({
      stand: stands,
      expires: standHolds.expiresAt,
      reservation: reservations.id,
      exhibitor: EXHIBITOR_REF,
      sector: exhibitorPages.sector,
    })
    .from(stands)
    .leftJoin(standHolds, and(HELD_STAND, eq(stands.state, 'libre')))
    .leftJoin(
      reservationBooths,
      and(
        eq(reservationBooths.edition, stands.edition),
        eq(reservationBooths.standCode, stands.code),
        isNotNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .leftJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .leftJoin(
      exhibitorMembers,
      or(ownerOf(standHolds.exhibitorId), ownerOf(reservations.exhibitorId)),
    )
    .leftJoin(users, OWNER_ACCOUNT)
    .leftJoin(
      exhibitorPages,
      and(
        eq(exhibitorPages.edition, stands.edition),
        eq(exhibitorPages.exhibitorId, exhibitorMembers.exhibitorId),
      ),
    )
    .where(and(inEdition(stands.edition, year), IS_WHOLE, where))
    .orderBy(...HALL_ORDER);
  const joins = new Map((await listJoins(db, year)).map(({ code, parts }) => [code, parts]));
  return rows.map(({ stand, expires, reservation, exhibitor, sector }) => ({
    code: stand.code,
    kind: stand.kind,
    size: stand.size,
    prices: stand.prices,
    state: expires === null ? stand.state : 'option',
    revision: stand.revision,
    parts: joins.get(stand.code) ?? [],
    cutOf: stand.cutOf,
    holder: exhibitor && {
      kind: expires === null ? 'sale' : 'hold',
      exhibitor,
      sector: SECTORS.find((one) => one === sector) ?? null,
      expires: expires?.toISOString() ?? null,
      reservation,
    },
  }));
}

/** What exhibitors call themselves in the directory of an edition, whether it shows them yet or not. */
export async function listPageTexts(
  db: Executor,
  exhibitors: readonly string[],
  year: number | undefined,
) {
  if (exhibitors.length === 0) return [];
  const { exhibitorId, name, sector, country, edition } = exhibitorPages;
  return db
    .select({ exhibitorId, name, sector, country })
    .from(exhibitorPages)
    .where(and(inEdition(edition, year), inArray(exhibitorId, [...exhibitors])));
}

/** Corrects what the inventory says of a stand. */
export async function correctStand(
  transaction: Executor,
  code: string,
  correction: Partial<Pick<typeof stands.$inferInsert, 'size' | 'prices'>>,
): Promise<void> {
  await transaction
    .update(stands)
    .set(correction)
    .where(and(inCurrentEdition(stands.edition), eq(stands.code, code)));
}
