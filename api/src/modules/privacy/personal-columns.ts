import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accountingEntries } from '../../tables/accounting';
import { companies } from '../../tables/company';
import { participationDocuments } from '../../tables/document';
import { exhibitorMembers, exhibitorPages, exhibitors } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { issuedDocuments } from '../../tables/issued';
import { participationMessages } from '../../tables/message';
import { participationNotes } from '../../tables/note';
import { notificationChoices, notifications } from '../../tables/notification';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { quotes } from '../../tables/quote';
import { reservationBooths, reservationLines, reservations } from '../../tables/reservation';
import { savedViews } from '../../tables/saved-view';
import { secondFactors } from '../../tables/second-factor';
import { refreshFamilies } from '../../tables/session';

type Columns<Table extends PgTable> = Table['_']['columns'];

/**
 * What the export gives of a table, column by column, and what it leaves out for a reason: a column that is added later is
 * in neither, and a test fails until somebody has decided.
 */
function columnsOf<
  Table extends PgTable,
  Given extends keyof Columns<Table> & string,
  LeftOut extends Exclude<keyof Columns<Table> & string, Given>,
>(table: Table, given: readonly Given[], leftOut: Record<LeftOut, string>) {
  const all: Columns<Table> = getTableColumns(table);
  const columns = Object.fromEntries(given.map((name) => [name, all[name]]));
  // The names are those of the list.
  return { table, leftOut, columns: columns as Pick<Columns<Table>, Given> };
}

const OWN = 'The account itself.';
const ORGANIZER = 'Which organiser did it stays theirs.';
const FOUND_BY = 'Made of others, to search and to sort.';
const KEY = 'A key that a page made at random.';

export const PERSONAL_COLUMNS = {
  exhibitors: columnsOf(exhibitors, ['id', 'createdAt'], {
    ...{ sortName: FOUND_BY, search: FOUND_BY },
    dossiers: 'How many; `participations` has them.',
  }),
  members: columnsOf(exhibitorMembers, ['role', 'joinedAt'], {
    ...{ userId: OWN, exhibitorId: '`exhibitor` says it.' },
  }),
  companies: columnsOf(
    companies,
    [
      ...(['id', 'exhibitorId', 'name', 'raisonSociale', 'statut', 'adresse', 'type'] as const),
      ...(['codePostal', 'pays', 'email', 'website', 'telFix', 'telFax', 'telMobile'] as const),
      ...(['rcNumero', 'rcDoubtful', 'nifNumero'] as const),
    ],
    {},
  ),
  participations: columnsOf(
    participations,
    [
      ...(['id', 'number', 'edition', 'exhibitorId', 'companyId', 'reservationId'] as const),
      ...(['fonction', 'phone', 'payment', 'wishes', 'complete', 'status'] as const),
      ...(['organizerMessage', 'decidedAt', 'createdAt', 'version'] as const),
    ],
    { assignedTo: ORGANIZER, search: 'Made of others, with the owner’s address.' },
  ),
  reservations: columnsOf(
    reservations,
    [
      ...(['id', 'exhibitorId', 'edition', 'currency', 'status', 'createdAt'] as const),
      ...(['confirmedAt', 'promo', 'expiresAt', 'warnings'] as const),
    ],
    { paid: 'A sum; `payments` has its parts.' },
  ),
  booths: columnsOf(
    reservationBooths,
    [
      ...(['id', 'reservationId', 'position', 'quantity', 'name', 'size', 'prices'] as const),
      ...(['reserved', 'standCode', 'edition', 'releasedAt'] as const),
    ],
    {},
  ),
  lines: columnsOf(
    reservationLines,
    [
      ...(['id', 'reservationId', 'position', 'quantity', 'name', 'kind', 'unit'] as const),
      ...(['prices', 'orderedAt', 'item', 'pieces'] as const),
    ],
    {},
  ),
  holds: columnsOf(
    standHolds,
    [
      ...(['id', 'edition', 'standCode', 'exhibitorId', 'createdAt', 'expiresAt'] as const),
      ...(['prolongations', 'endedAt', 'takenFrom'] as const),
    ],
    {},
  ),
  quotes: columnsOf(
    quotes,
    [
      ...(['id', 'number', 'edition', 'ownerId', 'simulation', 'priced', 'payment'] as const),
      ...(['answers', 'createdAt', 'validUntil'] as const),
    ],
    { secretHash: 'The hash of a secret.', settled: FOUND_BY, search: FOUND_BY },
  ),
  notifications: columnsOf(
    notifications,
    [
      ...(['id', 'userId', 'title', 'message', 'texts', 'link', 'category'] as const),
      ...(['createdAt', 'readAt'] as const),
    ],
    {},
  ),
  messages: columnsOf(
    participationMessages,
    ['id', 'participationId', 'author', 'body', 'createdAt', 'readAt'],
    {},
  ),
  notes: columnsOf(participationNotes, ['id', 'about', 'body', 'createdAt'], {
    ...{ authorId: ORGANIZER, key: KEY },
  }),
  documents: columnsOf(
    participationDocuments,
    [
      ...(['id', 'participationId', 'kind', 'author', 'fileName', 'size', 'state'] as const),
      ...(['note', 'createdAt'] as const),
    ],
    { storageKey: 'Where the storage has it.' },
  ),
  payments: columnsOf(
    payments,
    [
      ...(['id', 'reservationId', 'amount', 'receivedOn', 'mode', 'note'] as const),
      ...(['createdAt', 'cancelledAt'] as const),
    ],
    { recordedBy: ORGANIZER },
  ),
  accounting: columnsOf(
    accountingEntries,
    [
      ...(['id', 'amount', 'currency', 'receivedOn', 'mode', 'reference', 'payer'] as const),
      ...(['taxNumber', 'createdAt', 'cancelledAt'] as const),
    ],
    {},
  ),
  issued: columnsOf(
    issuedDocuments,
    [
      ...(['id', 'year', 'kind', 'number', 'issuedOn', 'reservationId', 'about'] as const),
      ...(['amount', 'currency', 'content', 'createdAt'] as const),
    ],
    { issuedBy: ORGANIZER, key: KEY },
  ),
  pages: columnsOf(
    exhibitorPages,
    [
      ...(['edition', 'exhibitorId', 'name', 'sector', 'country', 'description'] as const),
      ...(['website', 'published', 'withdrawnAt', 'updatedAt'] as const),
    ],
    {},
  ),
  choices: columnsOf(notificationChoices, ['userId', 'choices'], {}),
  views: columnsOf(savedViews, ['id', 'table', 'name', 'filters'], {
    ...{
      userId: OWN,
      createdAt: 'When a name was first given to filters tells nothing of anybody.',
    },
  }),
  factors: columnsOf(secondFactors, ['confirmedAt'], {
    ...{ userId: OWN, sealedSecret: 'A secret.', lastStep: 'A code that was used.' },
    createdAt: 'When it was begun; `secondFactorSince` says since when it is asked for.',
  }),
  sessions: columnsOf(refreshFamilies, ['createdAt', 'revokedAt', 'browser', 'system'], {
    ...{ id: 'Names a session to the service.', userId: OWN },
  }),
};
