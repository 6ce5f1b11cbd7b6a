import type { AccountExport } from '@mosta/shared/schemas/privacy.schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../platform/accounts/access-token';
import type { Executor } from '../../platform/database/database';
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
import { EXHIBITOR_REF } from '../account/exhibitor-ref';
import { PERSONAL_COLUMNS as GIVEN } from './personal-columns';

type Rows = AccountExport['holds'];

/** Everything that is kept of an account besides itself and its consents; no hash, no secret. */
export async function readPersonalData(
  db: Executor,
  { userId, exhibitorId }: Pick<Caller, 'userId' | 'exhibitorId'>,
): Promise<Omit<AccountExport, 'exportedAt' | 'account'>> {
  const { createdAt, revokedAt, ...session } = GIVEN.sessions.columns;
  return {
    ...(exhibitorId === null ? NOTHING : await readExhibitorData(db, exhibitorId)),
    membership: await membershipOf(db, userId),
    notifications: await db
      .select(GIVEN.notifications.columns)
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
    choices: [
      ...(exhibitorId === null ? [] : await pageOf(db, exhibitorId)),
      ...(await db
        .select(GIVEN.choices.columns)
        .from(notificationChoices)
        .where(eq(notificationChoices.userId, userId))),
      ...(await viewsOf(db, userId)),
      ...(await db
        .select({ secondFactorSince: GIVEN.factors.columns.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))),
    ],
    sessions: await db
      .select({ ...session, openedAt: createdAt, endedAt: revokedAt })
      .from(refreshFamilies)
      .where(eq(refreshFamilies.userId, userId))
      .orderBy(asc(refreshFamilies.createdAt)),
  };
}

type ExhibitorData = Pick<
  AccountExport,
  | 'companies'
  | 'participations'
  | 'reservations'
  | 'holds'
  | 'quotes'
  | 'messages'
  | 'notes'
  | 'documents'
  | 'payments'
  | 'accounting'
  | 'issued'
>;

/** What an organiser's account has of it. */
const NOTHING: ExhibitorData = {
  ...{ companies: [], participations: [], reservations: [], holds: [], quotes: [] },
  ...{ messages: [], documents: [], payments: [], accounting: [] },
  ...{ notes: [], issued: [] },
};

/** What belongs to the exhibitor for whom the account acts, as all who act for it see it. */
async function readExhibitorData(db: Executor, exhibitorId: string): Promise<ExhibitorData> {
  return {
    companies: await db
      .select(GIVEN.companies.columns)
      .from(companies)
      .where(eq(companies.exhibitorId, exhibitorId)),
    participations: await participationsOf(db, exhibitorId),
    reservations: await reservationsOf(db, exhibitorId),
    holds: await db
      .select(GIVEN.holds.columns)
      .from(standHolds)
      .where(eq(standHolds.exhibitorId, exhibitorId))
      .orderBy(asc(standHolds.createdAt)),
    quotes: await quotesOf(db, exhibitorId),
    messages: await messagesOf(db, exhibitorId),
    notes: await notesOf(db, exhibitorId),
    documents: await documentsOf(db, exhibitorId),
    payments: await paymentsOf(db, exhibitorId),
    accounting: await accountingOf(db, exhibitorId),
    issued: await issuedOf(db, exhibitorId),
  };
}

/** For whom the account acts, since when and as what; who else does is theirs. */
async function membershipOf(db: Executor, userId: string): Promise<Rows> {
  const { id, createdAt } = GIVEN.exhibitors.columns;
  return db
    .select({
      exhibitor: id,
      exhibitorSince: createdAt,
      company: EXHIBITOR_REF.company,
      ...GIVEN.members.columns,
    })
    .from(exhibitorMembers)
    .innerJoin(exhibitors, eq(exhibitors.id, exhibitorMembers.exhibitorId))
    .where(eq(exhibitorMembers.userId, userId));
}

async function reservationsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const heads = await db
    .select(GIVEN.reservations.columns)
    .from(reservations)
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(reservations.createdAt));
  const ids = heads.map(({ id }) => id);
  const booths = await db
    .select(GIVEN.booths.columns)
    .from(reservationBooths)
    .where(inArray(reservationBooths.reservationId, ids))
    .orderBy(asc(reservationBooths.position));
  const lines = await db
    .select(GIVEN.lines.columns)
    .from(reservationLines)
    .where(inArray(reservationLines.reservationId, ids))
    .orderBy(asc(reservationLines.position));
  const own = (head: { id: string }) => (row: { reservationId: string }) =>
    row.reservationId === head.id;
  return heads.map((head) => ({
    ...head,
    booths: booths.filter(own(head)),
    lines: lines.filter(own(head)),
  }));
}

async function participationsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.participations.columns)
    .from(participations)
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participations.createdAt));
}

/** No page shows them to the exhibitor, but they are data about them (decision 0097). */
async function notesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const { about: participationId, ...note } = GIVEN.notes.columns;
  return db
    .select({ ...note, participationId })
    .from(participationNotes)
    .innerJoin(participations, eq(participations.id, participationNotes.about))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationNotes.createdAt));
}

async function messagesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.messages.columns)
    .from(participationMessages)
    .innerJoin(participations, eq(participations.id, participationMessages.participationId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationMessages.createdAt));
}

async function documentsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.documents.columns)
    .from(participationDocuments)
    .innerJoin(participations, eq(participations.id, participationDocuments.participationId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationDocuments.createdAt));
}

async function paymentsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.payments.columns)
    .from(payments)
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(payments.createdAt));
}

/** What outlives the account: a payment's amount, date, reference, company and tax number. */
async function accountingOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.accounting.columns)
    .from(accountingEntries)
    .innerJoin(payments, eq(payments.id, accountingEntries.id))
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(accountingEntries.createdAt));
}

/** Documents of accounting as they were issued. */
async function issuedOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.issued.columns)
    .from(issuedDocuments)
    .innerJoin(reservations, eq(reservations.id, issuedDocuments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(issuedDocuments.createdAt), asc(issuedDocuments.id));
}

async function pageOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.pages.columns)
    .from(exhibitorPages)
    .where(eq(exhibitorPages.exhibitorId, exhibitorId));
}

async function viewsOf(db: Executor, userId: string): Promise<Rows> {
  const { id, ...view } = GIVEN.views.columns;
  return db
    .select({ _id: id, ...view })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
}

async function quotesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select(GIVEN.quotes.columns)
    .from(quotes)
    .where(eq(quotes.ownerId, exhibitorId))
    .orderBy(asc(quotes.createdAt));
}
