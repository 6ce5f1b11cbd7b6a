import { readReference } from '@mosta/shared/domain/reference';
import type { ParticipationFilter } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStage } from '@mosta/shared/schemas/progress.schema';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { namedEdition } from '../../current-edition';
import { inEdition } from '../../in-edition';
import { contains } from '../../platform/database/containing';
import { participationDocuments } from '../../tables/document';
import { participationMessages } from '../../tables/message';
import { participations } from '../../tables/participation';
import { reservations } from '../../tables/reservation';

/** As `stageOf` of shared/domain/participation-progress says it. */
export const STAGE = sql<ParticipationStage>`(
  case when ${participations.status} = 'accepted' and ${reservations.status} = 'confirmed'
    then 'confirmed' else ${participations.status} end
)`;

/** What is wanted, and who asks: some want their own. */
export type AskedFilter = ParticipationFilter & { reader: string };

/** Of the current edition, or of the one that is named. */
export function wanted(filter: AskedFilter): SQL | undefined {
  const { status, stage, search, waiting, payment, assigned, ids, reader, edition } = filter;
  return and(
    inEdition(participations.edition, edition),
    ids === undefined ? undefined : inArray(participations.id, ids),
    stage === undefined ? undefined : isAt(stage),
    status === undefined ? undefined : eq(participations.status, status),
    payment === undefined ? undefined : eq(participations.payment, payment),
    assigned === 'me' ? eq(participations.assignedTo, reader) : undefined,
    assigned === 'nobody' ? isNull(participations.assignedTo) : undefined,
    waiting === 'documents' ? HAS_OPEN_DOCUMENTS : undefined,
    waiting === 'messages' ? HAS_UNREAD_MESSAGES : undefined,
    search === undefined ? undefined : mentions(search, edition),
  );
}

/** By columns, so that the indexes of the status and of what is confirmed are of use. */
function isAt(stage: ParticipationStage): SQL | undefined {
  if (stage !== 'accepted' && stage !== 'confirmed') return eq(participations.status, stage);
  const confirmed = sql`${participations.reservationId} in (
    select ${reservations.id} from ${reservations} where ${reservations.status} = 'confirmed')`;
  return and(
    eq(participations.status, 'accepted'),
    stage === 'confirmed' ? confirmed : sql`not ${confirmed}`,
  );
}

const HAS_OPEN_DOCUMENTS = sql`${participations.id} in (
  select ${participationDocuments.participationId} from ${participationDocuments}
  where ${participationDocuments.author} = 'Exhibitor' and ${participationDocuments.state} = 'received'
)`;

const HAS_UNREAD_MESSAGES = sql`${participations.id} in (
  select ${participationMessages.participationId} from ${participationMessages}
  where ${participationMessages.author} = 'Exhibitor' and ${participationMessages.readAt} is null
)`;

function mentions(search: string, edition: number | undefined): SQL | undefined {
  const number = readReference('participation', namedEdition(edition), search);
  return or(
    contains(participations.search, search),
    number === null ? undefined : eq(participations.number, number),
  );
}
