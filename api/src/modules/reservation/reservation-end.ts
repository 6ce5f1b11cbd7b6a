import { dashboardLink } from '@mosta/shared/domain/dashboard-link';
import { addMailJob } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { lockExhibitor } from '../account/account-lock';
import { recipientsOf } from '../account/membership';
import { recordAuditEvent, serviceItself } from '../audit/audit-event';
import { type NoticeTexts, noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { placeOfReservation } from '../party/reservation-place';
import { lockSales } from '../stand/sales-lock';
import { changeState, lockStands } from '../stand/stand.repository';
import { soldCodes } from './booth.repository';
import * as repository from './reservation-end.repository';
import { END, endLetter, WARNING } from './reservation-end-letters';

type Dependencies = {
  db: Db;
  publicUrl: string;
  /** How long a pending reservation keeps its stands. */
  days: number;
};

/** Lets pending reservations end: starts their clocks, warns before the end, and gives the stands back at it. */
export async function endReservations({ db, publicUrl, days }: Dependencies): Promise<void> {
  await repository.followStands(db, days);
  await db.transaction(async (transaction) => {
    for (const { id, exhibitorId, expiresAt } of await repository.takeDueWarnings(transaction)) {
      const codes = await soldCodes(transaction, id);
      await send(transaction, { id, exhibitorId }, publicUrl, WARNING, codes, expiresAt);
    }
  });
  for (const { id, exhibitorId } of await repository.findOver(db)) {
    await db.transaction((transaction) => end(transaction, { id, exhibitorId }, publicUrl));
  }
}

async function end(
  transaction: Executor,
  { id, exhibitorId }: { id: string; exhibitorId: string },
  publicUrl: string,
): Promise<void> {
  await lockSales(transaction);
  await lockExhibitor(transaction, exhibitorId);
  // Read again: it may have been confirmed, paid or ended by another process in between.
  const [over] = await repository.findOver(transaction, id);
  if (!over) return;
  const codes = await soldCodes(transaction, id);
  await lockStands(transaction, codes);
  await repository.releaseStands(transaction, over, codes);
  for (const code of codes) await changeState(transaction, code, 'libre');
  await recordAuditEvent(transaction, serviceItself('reservation-end'), {
    ...{ action: 'reservation.end', subject: id },
    details: { stands: codes },
  });
  await send(transaction, { id, exhibitorId }, publicUrl, END, codes);
}

type Ended = { id: string; exhibitorId: string };

/** In the portal, and by a mail of its own whatever the exhibitor chose: it is about what they lose. */
async function send<Values extends unknown[]>(
  transaction: Executor,
  { id, exhibitorId }: Ended,
  publicUrl: string,
  texts: NoticeTexts<Values>,
  ...values: Values
): Promise<void> {
  const place = await placeOfReservation(transaction, id, 'suivi');
  await notifyExhibitor(transaction, exhibitorId, {
    texts: noticeOf(texts, ...values),
    ...{ category: 'dossier', place, hasMail: true },
  });
  const link = publicUrl + dashboardLink(place);
  for (const { to, language } of await recipientsOf(transaction, exhibitorId)) {
    await addMailJob(transaction, { to, letter: endLetter(language, texts, link, ...values) });
  }
}
