import { EDITION } from '@mosta/shared/domain/edition';
import { readReference } from '@mosta/shared/domain/reference';
import type {
  ParticipationCounts,
  ParticipationPage,
  ParticipationQuery,
} from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { and, count, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { participationDocuments } from '../../tables/document';
import { exhibitorMembers } from '../../tables/exhibitor';
import { participationMessages } from '../../tables/message';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { referenceOf } from './participation.repository';

/** Participations of everybody, the newest first. */
export async function pageOfParticipations(
  db: Executor,
  { status, stage, search, before, limit }: ParticipationQuery,
): Promise<ParticipationPage> {
  const rows = await db
    .select({
      participation: participations,
      company: companies,
      exhibitor: EXHIBITOR_REF,
      stage: STAGE,
      unreadMessages: UNREAD,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(exhibitorMembers, ownerOf(participations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .where(
      and(
        stage === undefined ? undefined : eq(STAGE, stage),
        status === undefined ? undefined : eq(participations.status, status),
        search === undefined ? undefined : mentions(search),
        before === undefined ? undefined : olderThan(participations, before),
      ),
    )
    .orderBy(desc(participations.createdAt), desc(participations.id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map(({ participation, company, exhibitor, stage, unreadMessages }) => ({
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
      unreadMessages,
    }));
  return { participations: page, next: rows.length > limit ? (page.at(-1)?._id ?? null) : null };
}

/** As `stageOf` of shared/domain/participation-progress says it. */
const STAGE = sql<ParticipationStage>`(
  case when ${participations.status} = 'accepted' and ${reservations.status} = 'confirmed'
    then 'confirmed' else ${participations.status} end
)`;

/** How many participations are at each stage, and what in them waits for an organiser. */
export async function countParticipationsForOrganizers(db: Executor): Promise<ParticipationCounts> {
  const rows = await db
    .select({ stage: STAGE, many: count() })
    .from(participations)
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .groupBy(STAGE);
  const at = (stage: ParticipationStage) => rows.find((row) => row.stage === stage)?.many ?? 0;
  return {
    stages: {
      received: at('received'),
      to_complete: at('to_complete'),
      accepted: at('accepted'),
      confirmed: at('confirmed'),
      refused: at('refused'),
    },
    unreadMessages: await db.$count(
      participationMessages,
      and(eq(participationMessages.author, 'Exhibitor'), isNull(participationMessages.readAt)),
    ),
    openDocuments: await db.$count(
      participationDocuments,
      and(
        eq(participationDocuments.author, 'Exhibitor'),
        eq(participationDocuments.state, 'received'),
      ),
    ),
  };
}

/** Letters of the exhibitor that no organiser has opened; counted within the page's one statement. */
const UNREAD = sql<number>`(
  select count(*)::int from ${participationMessages}
  where ${participationMessages.participationId} = ${participations.id}
    and ${participationMessages.author} = 'Exhibitor' and ${participationMessages.readAt} is null
)`;

function mentions(search: string) {
  const columns = [companies.name, companies.raisonSociale, users.nom, users.prenom, users.email];
  const number = readReference('participation', EDITION, search);
  return or(
    ...columns.map((column) => ilike(column, containing(search))),
    number === null ? undefined : eq(participations.number, number),
  );
}

/** A whole participation but its reservation. */
export async function findParticipation(db: Executor, id: string) {
  const [row] = await db
    .select({ participation: participations, company: companies, exhibitor: EXHIBITOR_REF })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(exhibitorMembers, ownerOf(participations.exhibitorId))
    .innerJoin(users, OWNER_ACCOUNT)
    .where(eq(participations.id, id));
  return row;
}
