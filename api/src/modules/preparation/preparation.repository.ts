import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import type { PreparationFilter } from '@mosta/shared/schemas/preparation.schema';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { contentEntries } from '../../tables/content';
import { editions } from '../../tables/edition';
import { exhibitorMembers } from '../../tables/exhibitor';
import { participations } from '../../tables/participation';
import { reservationBooths, reservationLines, reservations } from '../../tables/reservation';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';

type Asked = Pick<PreparationFilter, 'edition' | 'status'>;

/** Lines of all orders of an edition that are not cancelled, each with who ordered it. */
export async function listOrderedLines(db: Executor, { edition, status }: Asked) {
  const rows = await db
    .select({
      line: reservationLines,
      reservation: { exhibitorId: reservations.exhibitorId, status: reservations.status },
      // The company that applied with this reservation; else the one that its exhibitor last applied with.
      company: sql<string | null>`coalesce(${companies.name}, ${EXHIBITOR_REF.company})`,
      person: { nom: users.nom, prenom: users.prenom },
    })
    .from(reservationLines)
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .innerJoin(exhibitorMembers, ownerOf(reservations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .leftJoin(participations, eq(participations.reservationId, reservations.id))
    .leftJoin(companies, eq(companies.id, participations.companyId))
    .where(
      and(
        inEdition(reservations.edition, edition),
        ne(reservations.status, 'cancelled'),
        status && eq(reservations.status, status),
      ),
    );
  return rows.map(({ line, reservation, company, person }) => ({
    ...{ ...line, ...reservation },
    company: company ?? [person.prenom, person.nom].filter(Boolean).join(' '),
  }));
}

/** Stands that orders of an edition keep, in the sequence of each order. */
export function listKeptStands(db: Executor, year: number | undefined) {
  return db
    .select({
      reservationId: reservations.id,
      exhibitorId: reservations.exhibitorId,
      code: sql<string>`${reservationBooths.standCode}`,
    })
    .from(reservationBooths)
    .innerJoin(reservations, eq(reservations.id, reservationBooths.reservationId))
    .where(
      and(
        inEdition(reservations.edition, year),
        inArray(reservations.status, ['confirmed', 'pending']),
        isNotNull(reservationBooths.standCode),
        isNull(reservationBooths.releasedAt),
      ),
    )
    .orderBy(asc(reservations.createdAt), asc(reservationBooths.position));
}

/** Articles of an edition as they were last saved, withdrawn ones too: what was ordered stays to be delivered. */
export function listArticles(db: Executor, year: number | undefined) {
  return db
    .select({
      key: contentEntries.key,
      // The kind of a row says which content it has.
      shown: sql<ItemContent | null>`${contentEntries.published}`,
      draft: sql<ItemContent>`${contentEntries.draft}`,
    })
    .from(contentEntries)
    .innerJoin(editions, eq(editions.id, contentEntries.editionId))
    .where(and(eq(contentEntries.kind, 'item'), inEdition(editions.year, year)))
    .orderBy(asc(contentEntries.removed), asc(contentEntries.position));
}
