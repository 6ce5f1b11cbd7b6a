import type { ParticipationCounts } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStatus } from '@mosta/shared/schemas/participation-form.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { participationDocuments } from '../../tables/document';
import { exhibitorMembers } from '../../tables/exhibitor';
import { participationMessages } from '../../tables/message';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';
import { EXHIBITOR_REF, OWNER_ACCOUNT, ownerOf } from '../account/exhibitor-ref';
import { STAGE } from './participation-filter';

/** How many participations are at each stage, and what in them waits for an organiser. @param year of the edition, in place of the current one */
export async function countParticipationsForOrganizers(
  db: Executor,
  year?: number,
): Promise<ParticipationCounts> {
  const rows = await db
    .select({ stage: STAGE, many: count() })
    .from(participations)
    .innerJoin(reservations, eq(reservations.id, participations.reservationId))
    .where(inEdition(participations.edition, year))
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
      and(
        isOf(participationMessages.participationId, year),
        eq(participationMessages.author, 'Exhibitor'),
        isNull(participationMessages.readAt),
      ),
    ),
    openDocuments: await db.$count(
      participationDocuments,
      and(
        isOf(participationDocuments.participationId, year),
        eq(participationDocuments.author, 'Exhibitor'),
        eq(participationDocuments.state, 'received'),
      ),
    ),
  };
}

/** What hangs on a participation of that edition. */
const isOf = (participation: AnyPgColumn, year: number | undefined) =>
  sql`${participation} in (select ${participations.id} from ${participations} where ${inEdition(participations.edition, year)})`;

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

/** The newest participation of the current edition: one with that status, where there is one. */
export async function findNewest(
  db: Executor,
  status: ParticipationStatus,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: participations.id })
    .from(participations)
    .where(inCurrentEdition(participations.edition))
    .orderBy(
      desc(sql`${participations.status} = ${status}`),
      desc(participations.createdAt),
      desc(participations.id),
    )
    .limit(1);
  return row?.id;
}
