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
import { secondFactors } from '../../tables/second-factor';
import { refreshFamilies } from '../../tables/session';
import { EXHIBITOR_REF } from '../account/exhibitor-ref';
import { listViews } from '../saved-view/saved-view.repository';

type Rows = AccountExport['holds'];

/** Everything that is kept of an account besides itself and its consents; no hash, no secret. */
export async function readPersonalData(
  db: Executor,
  { userId, exhibitorId }: Pick<Caller, 'userId' | 'exhibitorId'>,
): Promise<Omit<AccountExport, 'exportedAt' | 'account'>> {
  return {
    ...(exhibitorId === null ? NOTHING : await readExhibitorData(db, exhibitorId)),
    membership: await membershipOf(db, userId),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
    choices: [
      ...(exhibitorId === null ? [] : await pageOf(db, exhibitorId)),
      ...(await db
        .select()
        .from(notificationChoices)
        .where(eq(notificationChoices.userId, userId))),
      ...(await listViews(db, userId)),
      ...(await db
        .select({ secondFactorSince: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))),
    ],
    sessions: await db
      .select({
        openedAt: refreshFamilies.createdAt,
        endedAt: refreshFamilies.revokedAt,
        browser: refreshFamilies.browser,
        system: refreshFamilies.system,
      })
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
    companies: await db.select().from(companies).where(eq(companies.exhibitorId, exhibitorId)),
    participations: await participationsOf(db, exhibitorId),
    reservations: await reservationsOf(db, exhibitorId),
    holds: await db
      .select()
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
  return db
    .select({
      exhibitor: exhibitors.id,
      exhibitorSince: exhibitors.createdAt,
      company: EXHIBITOR_REF.company,
      role: exhibitorMembers.role,
      joinedAt: exhibitorMembers.joinedAt,
    })
    .from(exhibitorMembers)
    .innerJoin(exhibitors, eq(exhibitors.id, exhibitorMembers.exhibitorId))
    .where(eq(exhibitorMembers.userId, userId));
}

async function reservationsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const heads = await db
    .select()
    .from(reservations)
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(reservations.createdAt));
  const ids = heads.map(({ id }) => id);
  const booths = await db
    .select()
    .from(reservationBooths)
    .where(inArray(reservationBooths.reservationId, ids))
    .orderBy(asc(reservationBooths.position));
  const lines = await db
    .select()
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

/** Who of the organisers follows a participation stays theirs; the text that they search has the owner's address. */
async function participationsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select()
    .from(participations)
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participations.createdAt));
  return rows.map(({ assignedTo: _organizer, search: _text, ...row }) => row);
}

/** No page shows them to the exhibitor, but they are data about them (decision 0097). */
async function notesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db
    .select({
      id: participationNotes.id,
      participationId: participationNotes.about,
      body: participationNotes.body,
      createdAt: participationNotes.createdAt,
    })
    .from(participationNotes)
    .innerJoin(participations, eq(participations.id, participationNotes.about))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationNotes.createdAt));
}

async function messagesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select({ message: participationMessages })
    .from(participationMessages)
    .innerJoin(participations, eq(participations.id, participationMessages.participationId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationMessages.createdAt));
  return rows.map(({ message }) => message);
}

/** The key of the storage is nobody's business. */
async function documentsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select({ document: participationDocuments })
    .from(participationDocuments)
    .innerJoin(participations, eq(participations.id, participationDocuments.participationId))
    .where(eq(participations.exhibitorId, exhibitorId))
    .orderBy(asc(participationDocuments.createdAt));
  return rows.map(({ document: { storageKey: _key, ...row } }) => row);
}

/** Who of the organisers entered a payment stays theirs. */
async function paymentsOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(payments.createdAt));
  return rows.map(({ payment: { recordedBy: _organizer, ...row } }) => row);
}

/** What outlives the account: a payment's amount, date, reference, company and tax number. */
async function accountingOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select({ entry: accountingEntries })
    .from(accountingEntries)
    .innerJoin(payments, eq(payments.id, accountingEntries.id))
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(accountingEntries.createdAt));
  return rows.map(({ entry }) => entry);
}

/** Documents of accounting as they were issued; who of the organisers issued them stays theirs. */
async function issuedOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select({ document: issuedDocuments })
    .from(issuedDocuments)
    .innerJoin(reservations, eq(reservations.id, issuedDocuments.reservationId))
    .where(eq(reservations.exhibitorId, exhibitorId))
    .orderBy(asc(issuedDocuments.createdAt), asc(issuedDocuments.id));
  return rows.map(({ document: { issuedBy: _organizer, key: _key, ...row } }) => row);
}

async function pageOf(db: Executor, exhibitorId: string): Promise<Rows> {
  return db.select().from(exhibitorPages).where(eq(exhibitorPages.exhibitorId, exhibitorId));
}

async function quotesOf(db: Executor, exhibitorId: string): Promise<Rows> {
  const rows = await db
    .select()
    .from(quotes)
    .where(eq(quotes.ownerId, exhibitorId))
    .orderBy(asc(quotes.createdAt));
  return rows.map(({ secretHash: _secret, search: _text, settled: _outcome, ...row }) => row);
}
