import type {
  ParticipationPage,
  ParticipationQuery,
} from '@mosta/shared/schemas/participation.schema';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { participationMessages } from '../../tables/message';
import { participations } from '../../tables/participation';
import { EXHIBITOR_REF } from '../account/exhibitor-ref';

/** Participations of everybody, the newest first. */
export async function pageOfParticipations(
  db: Executor,
  { status, search, before, limit }: ParticipationQuery,
): Promise<ParticipationPage> {
  const rows = await db
    .select({
      participation: participations,
      company: companies,
      exhibitor: EXHIBITOR_REF,
      unreadMessages: UNREAD,
    })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(users, eq(users.id, participations.exhibitorId))
    .where(
      and(
        status === undefined ? undefined : eq(participations.status, status),
        search === undefined ? undefined : mentions(search),
        before === undefined ? undefined : olderThan(participations, before),
      ),
    )
    .orderBy(desc(participations.createdAt), desc(participations.id))
    .limit(limit + 1);
  const page = rows
    .slice(0, limit)
    .map(({ participation, company, exhibitor, unreadMessages }) => ({
      _id: participation.id,
      status: participation.status,
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

/** Letters of the exhibitor that no organiser has opened; counted within the page's one statement. */
const UNREAD = sql<number>`(
  select count(*)::int from ${participationMessages}
  where ${participationMessages.participationId} = ${participations.id}
    and ${participationMessages.author} = 'Exhibitor' and ${participationMessages.readAt} is null
)`;

function mentions(search: string) {
  const columns = [companies.name, companies.raisonSociale, users.nom, users.prenom, users.email];
  return or(...columns.map((column) => ilike(column, containing(search))));
}

/** A whole participation but its reservation. */
export async function findParticipation(db: Executor, id: string) {
  const [row] = await db
    .select({ participation: participations, company: companies, exhibitor: EXHIBITOR_REF })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(users, eq(users.id, participations.exhibitorId))
    .where(eq(participations.id, id));
  return row;
}
