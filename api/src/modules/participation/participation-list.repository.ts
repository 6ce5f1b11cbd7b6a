import type { Direction } from '@mosta/shared/schemas/paging.schema';
import type {
  ParticipationPage,
  ParticipationQuery,
  ParticipationSort,
} from '@mosta/shared/schemas/participation.schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database';
import { countKept } from '../../platform/database/kept-counts';
import { nearerEnd } from '../../platform/database/nearer-end';
import { olderThan } from '../../platform/database/older-than';
import { eachRow } from '../../platform/documents/table';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { exhibitorMembers } from '../../tables/exhibitor';
import { participationMessages } from '../../tables/message';
import { participations } from '../../tables/participation';
import { reservationBooths, reservations } from '../../tables/reservation';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { referenceOf } from './participation.repository';
import { type AskedFilter, STAGE, wanted } from './participation-filter';

/** The account of who follows a participation; that of its exhibitor is joined too. */
const assignees = alias(users, 'assignee');
const ASSIGNEE_REF = { _id: assignees.id, nom: assignees.nom, prenom: assignees.prenom };

/** A page of everybody's participations, and how many there are of the wanted ones. */
export async function pageOfParticipations(
  db: Executor,
  { sort, direction, offset, before, limit, ...filter }: ParticipationQuery & { reader: string },
): Promise<ParticipationPage> {
  const counted = countKept(db, participations, wanted(filter));
  // One more tells whether there is more. What comes before a row has a total of its own.
  const part = await nearerEnd({ direction, offset, limit: limit + 1 }, async () =>
    before === undefined ? counted : Number.POSITIVE_INFINITY,
  );
  // What is shown of a participation is read for those of the page alone, not for all that are passed over.
  const page = db
    .select({ id: participations.id })
    .from(participations)
    .where(
      and(wanted(filter), before === undefined ? undefined : olderThan(participations, before)),
    )
    .orderBy(...orderOf(sort, part.direction))
    .offset(part.offset)
    .limit(part.limit)
    .$dynamic();
  if (sort === 'company') {
    page.innerJoin(companies, eq(companies.id, participations.companyId));
  }
  const found = db
    .select({
      participation: participations,
      company: companies,
      exhibitor: EXHIBITOR_REF,
      stage: STAGE,
      unreadMessages: UNREAD,
      assignee: ASSIGNEE_REF,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(exhibitorMembers, ownerOf(participations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .leftJoin(assignees, eq(assignees.id, participations.assignedTo))
    .where(inArray(participations.id, page))
    .orderBy(...orderOf(sort, direction));
  const [rows, total] = await Promise.all([found, counted]);
  const shown = rows
    .slice(0, limit)
    .map(({ participation, company, exhibitor, stage, unreadMessages, assignee }) => ({
      _id: participation.id,
      reference: referenceOf(participation),
      status: participation.status,
      stage,
      complete: participation.complete,
      payment: participation.payment,
      createdAt: participation.createdAt.toISOString(),
      decidedAt: participation.decidedAt?.toISOString() ?? null,
      exhibitor,
      company: company.name,
      raisonSociale: company.raisonSociale,
      rcDoubtful: company.rcDoubtful,
      assignee: assignee?._id ? assignee : null,
      version: participation.version,
      unreadMessages,
    }));
  return {
    participations: shown,
    next: rows.length > limit ? (shown.at(-1)?._id ?? null) : null,
    total,
  };
}

/** Every order ends with the identifier, so that pages neither repeat nor leave out a row. */
function orderOf(sort: ParticipationSort, direction: Direction): SQL[] {
  const by: Record<ParticipationSort, SQL> = {
    received: sql`${participations.createdAt}`,
    reference: sql`${participations.number}`,
    company: sql`lower(${companies.name})`,
    decided: sql`${participations.decidedAt}`,
  };
  const towards = sql.raw(direction);
  return [sql`${by[sort]} ${towards}`, sql`${participations.id} ${towards}`];
}

/** Letters of the exhibitor that no organiser has opened; counted within the page's one statement. */
const UNREAD = sql<number>`(
  select count(*)::int from ${participationMessages}
  where ${participationMessages.participationId} = ${participations.id}
    and ${participationMessages.author} = 'Exhibitor' and ${participationMessages.readAt} is null
)`;

export type ExportedParticipation = Awaited<ReturnType<typeof exportedAfter>>[number];

/** All wanted participations, the newest first, however many: those of one statement at a time are in memory. */
export function eachWanted(
  db: Executor,
  filter: AskedFilter,
): AsyncGenerator<ExportedParticipation> {
  return eachRow((last, limit) => exportedAfter(db, filter, last?.participation.id, limit));
}

function exportedAfter(db: Executor, filter: AskedFilter, last: string | undefined, limit: number) {
  return db
    .select({
      participation: participations,
      company: companies,
      person: { nom: users.nom, prenom: users.prenom, email: users.email },
      stage: STAGE,
      stands: sql<string>`(
        select coalesce(string_agg(coalesce(${reservationBooths.standCode}, ${reservationBooths.name}),
          ', ' order by ${reservationBooths.position}), '')
        from ${reservationBooths}
        where ${reservationBooths.reservationId} = ${reservations.id}
          and ${reservationBooths.releasedAt} is null
      )`,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(exhibitorMembers, ownerOf(participations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .where(and(wanted(filter), last === undefined ? undefined : olderThan(participations, last)))
    .orderBy(...orderOf('received', 'desc'))
    .limit(limit);
}
