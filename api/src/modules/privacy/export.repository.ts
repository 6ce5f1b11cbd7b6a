import type { AccountExport } from '@mosta/shared/schemas/privacy.schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { participationDocuments } from '../../tables/document';
import { exhibitorPages } from '../../tables/exhibitor';
import { standHolds } from '../../tables/hold';
import { participationMessages } from '../../tables/message';
import { notificationChoices, notifications } from '../../tables/notification';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { quotes } from '../../tables/quote';
import { reservationBooths, reservationLines, reservations } from '../../tables/reservation';
import { refreshFamilies } from '../../tables/session';

type Rows = AccountExport['holds'];

/** Everything that is kept of an account besides itself and its consents; no hash, no secret. */
export async function readPersonalData(
  db: Executor,
  userId: string,
): Promise<Omit<AccountExport, 'exportedAt' | 'account'>> {
  return {
    companies: await db.select().from(companies).where(eq(companies.exhibitorId, userId)),
    participations: await db
      .select()
      .from(participations)
      .where(eq(participations.exhibitorId, userId))
      .orderBy(asc(participations.createdAt)),
    reservations: await reservationsOf(db, userId),
    holds: await db
      .select()
      .from(standHolds)
      .where(eq(standHolds.exhibitorId, userId))
      .orderBy(asc(standHolds.createdAt)),
    quotes: await quotesOf(db, userId),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
    messages: await messagesOf(db, userId),
    documents: await documentsOf(db, userId),
    payments: await paymentsOf(db, userId),
    choices: await choicesOf(db, userId),
    sessions: await db
      .select({ openedAt: refreshFamilies.createdAt, endedAt: refreshFamilies.revokedAt })
      .from(refreshFamilies)
      .where(eq(refreshFamilies.userId, userId))
      .orderBy(asc(refreshFamilies.createdAt)),
  };
}

async function reservationsOf(db: Executor, userId: string): Promise<Rows> {
  const heads = await db
    .select()
    .from(reservations)
    .where(eq(reservations.exhibitorId, userId))
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

async function messagesOf(db: Executor, userId: string): Promise<Rows> {
  const rows = await db
    .select({ message: participationMessages })
    .from(participationMessages)
    .innerJoin(participations, eq(participations.id, participationMessages.participationId))
    .where(eq(participations.exhibitorId, userId))
    .orderBy(asc(participationMessages.createdAt));
  return rows.map(({ message }) => message);
}

/** The key of the storage is nobody's business. */
async function documentsOf(db: Executor, userId: string): Promise<Rows> {
  const rows = await db
    .select({ document: participationDocuments })
    .from(participationDocuments)
    .innerJoin(participations, eq(participations.id, participationDocuments.participationId))
    .where(eq(participations.exhibitorId, userId))
    .orderBy(asc(participationDocuments.createdAt));
  return rows.map(({ document: { storageKey: _key, ...row } }) => row);
}

/** Who of the organisers entered a payment stays theirs. */
async function paymentsOf(db: Executor, userId: string): Promise<Rows> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(reservations.exhibitorId, userId))
    .orderBy(asc(payments.createdAt));
  return rows.map(({ payment: { recordedBy: _organizer, ...row } }) => row);
}

/** The page of the directory and the choices of notifications, as far as there are any. */
async function choicesOf(db: Executor, userId: string): Promise<Rows> {
  return [
    ...(await db.select().from(exhibitorPages).where(eq(exhibitorPages.userId, userId))),
    ...(await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))),
  ];
}

async function quotesOf(db: Executor, userId: string): Promise<Rows> {
  const rows = await db
    .select()
    .from(quotes)
    .where(eq(quotes.ownerId, userId))
    .orderBy(asc(quotes.createdAt));
  return rows.map(({ secretHash: _secret, ...row }) => row);
}
