import { dashboardLink } from '@mosta/shared/domain/dashboard-link';
import type {
  LateBalance,
  ReminderAnswer,
  ReminderInput,
  ReminderPreview,
} from '@mosta/shared/schemas/reminder.schema';
import { count, max } from 'drizzle-orm';
import { currentEdition } from '../../current-edition';
import { composeFairLetter } from '../../outbox/fair-letter';
import { addMailJob } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { paymentReminders } from '../../tables/reminder';
import { recipientsOf } from '../account/membership';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { listBalances } from '../overview/balance.service';
import { placeOfReservation } from '../party/reservation-place';
import { lockReservation } from '../payment/lock-reservation';
import { findReservationHead } from '../reservation/reservation-head.repository';
import { REMINDER, type Reminded, reminderLetter } from './reminder-letter';

type Dependencies = {
  db: Db;
  /** The portal's address, for links in mails. */
  publicUrl: string;
};

/** Reminders of late payments: who gets one, what it says, and sending it once. */
export function createReminderService({ db, publicUrl }: Dependencies) {
  const remindedOf = async (executor: Executor, late: LateBalance): Promise<Reminded> => {
    const place = await placeOfReservation(executor, late.reservation, 'paiement');
    const { reference, due, deadline } = late;
    const link = publicUrl + dashboardLink(place);
    return { reference, due, deadline, link, bank: currentEdition().bank };
  };

  return {
    list: () => listLate(db),

    /** What each recipient of a reminder would read. @throws AppError NOT_FOUND where nothing is late */
    async preview(given: string): Promise<ReminderPreview> {
      const id = readId(given);
      const late = (await listLate(db)).find(({ reservation }) => reservation === id);
      const reservation = late && (await findReservationHead(db, id));
      if (!late || !reservation) throw new AppError('NOT_FOUND');
      const reminded = await remindedOf(db, late);
      const recipients = await recipientsOf(db, reservation.exhibitorId);
      return recipients.map(({ to, language }) => {
        const { subject, text } = composeFairLetter(reminderLetter(language, reminded));
        return { to, language, subject, text };
      });
    },

    /** Sends each reminder in a transaction of its own: one that fails leaves the others sent, and all can be asked for again. */
    async send(actor: Actor, { reminders }: ReminderInput): Promise<ReminderAnswer> {
      const answer: ReminderAnswer = { sent: [], skipped: [] };
      for (const { reservation, number } of reminders) {
        const outcome = await db.transaction((transaction) =>
          sendOne(transaction, actor, reservation, number, remindedOf),
        );
        if (outcome === 'done') answer.sent.push(reservation);
        else answer.skipped.push({ reservation, reason: outcome });
      }
      return answer;
    },
  };
}

async function sendOne(
  transaction: Executor,
  actor: Actor,
  id: string,
  number: number,
  remindedOf: (executor: Executor, late: LateBalance) => Promise<Reminded>,
): Promise<'done' | 'sent' | 'settled'> {
  const { exhibitorId } = await lockReservation(transaction, id);
  const late = (await listLate(transaction)).find(({ reservation }) => reservation === id);
  if (!late) return 'settled';
  if (late.reminded !== number - 1) return 'sent';
  const reminded = await remindedOf(transaction, late);
  await transaction
    .insert(paymentReminders)
    .values({ reservationId: id, number, due: late.due.amount, sentBy: actor.userId });
  await notifyExhibitor(transaction, exhibitorId, {
    ...{ category: 'dossier', hasMail: true, texts: noticeOf(REMINDER, reminded) },
    place: await placeOfReservation(transaction, id, 'paiement'),
  });
  for (const { to, language } of await recipientsOf(transaction, exhibitorId)) {
    await addMailJob(transaction, { to, letter: reminderLetter(language, reminded) });
  }
  await recordAuditEvent(transaction, actor, {
    ...{ action: 'reservation.remind', subject: id },
    details: { number, due: late.due },
  });
  return 'done';
}

/** Every payment that is late, with how often its exhibitor was reminded. */
async function listLate(db: Executor): Promise<LateBalance[]> {
  const balances = await listBalances(db, new Date());
  const sent = await db
    .select({
      reservation: paymentReminders.reservationId,
      many: count(),
      last: max(paymentReminders.createdAt),
    })
    .from(paymentReminders)
    .groupBy(paymentReminders.reservationId);
  const known = new Map(sent.map((row) => [row.reservation, row]));
  return balances.flatMap(({ reservation, reference, company, due, deadline, late }) => {
    if (!late || !due || deadline === null) return [];
    const row = known.get(reservation);
    const lastReminder = row?.last?.toISOString() ?? null;
    return {
      reservation,
      reference,
      company,
      due,
      deadline,
      reminded: row?.many ?? 0,
      lastReminder,
    };
  });
}
