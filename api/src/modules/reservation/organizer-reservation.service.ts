import type {
  OrganizerReservation,
  ReservationConfirm,
  ServiceLineInput,
} from '@mosta/shared/schemas/reservation.schema';
import { refuseFormer } from '../../in-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { lockExhibitor } from '../account/account-lock';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { placeOfReservation } from '../party/reservation-place';
import { lockSales } from '../stand/sales-lock';
import { changeState, lockStands } from '../stand/stand.repository';
import { markReserved, releaseBooths, soldCodes } from './booth.repository';
import { replaceLines } from './line.repository';
import * as repository from './organizer-reservation.repository';
import { RESERVATION_CANCELLED, RESERVATION_CONFIRMED } from './reservation-notifications';

type Dependencies = {
  db: Db;
};

/** What organisers do with reservations; each action leaves a line in the audit log. */
export function createOrganizerReservationService({ db }: Dependencies) {
  async function change(
    given: string,
    work: (transaction: Executor, id: string, head: Head) => Promise<void>,
  ): Promise<OrganizerReservation> {
    const id = readId(given);
    const answer = await db.transaction(async (transaction) => {
      await lockSales(transaction);
      const found = await repository.findHead(transaction, id);
      if (!found) throw new AppError('NOT_FOUND');
      await lockExhibitor(transaction, found.exhibitorId);
      const head = await repository.findHead(transaction, id);
      if (!head) throw new AppError('NOT_FOUND');
      await refuseFormer(transaction, head.edition);
      await work(transaction, id, head);
      return repository.findOrganizerReservation(transaction, id);
    });
    if (!answer) throw new AppError('NOT_FOUND');
    return answer;
  }

  return {
    /** @throws AppError NOT_FOUND */
    async read(given: string): Promise<OrganizerReservation> {
      const found = await repository.findOrganizerReservation(db, readId(given));
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },

    /** Stands become `confirme`. @throws AppError NOT_FOUND, EDITION_FORMER, ALREADY_CONFIRMED, ALREADY_DECIDED once cancelled */
    confirm: (actor: Actor, given: string, { services, communication }: ReservationConfirm) =>
      change(given, async (transaction, id, { exhibitorId, status, edition }) => {
        if (status === 'confirmed') throw new AppError('ALREADY_CONFIRMED');
        if (status === 'cancelled') throw cancelled();
        const codes = await soldCodes(transaction, id);
        await lockStands(transaction, codes, edition);
        if (services) {
          const { supplies, others } = byGroup(services);
          await replaceLines(transaction, id, 'supply', supplies);
          await replaceLines(transaction, id, 'service', others);
        }
        if (communication) await replaceLines(transaction, id, 'communication', communication);
        await markReserved(transaction, id);
        await repository.setReservationStatus(transaction, id, 'confirmed');
        for (const code of codes) await changeState(transaction, code, 'confirme', edition);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'reservation.confirm', subject: id },
          details: { stands: codes },
        });
        await notifyExhibitor(transaction, exhibitorId, {
          category: 'dossier',
          place: await placeOfReservation(transaction, id, 'paiement'),
          texts: noticeOf(RESERVATION_CONFIRMED, codes),
        });
      }),

    /** Frees the stands. @throws AppError NOT_FOUND, EDITION_FORMER, ALREADY_DECIDED when it is cancelled already */
    cancel: (actor: Actor, given: string, reason: string) =>
      change(given, async (transaction, id, { exhibitorId, status }) => {
        if (status === 'cancelled') throw cancelled();
        const codes = await cancelReservation(transaction, id);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'reservation.cancel', subject: id },
          details: { stands: codes },
        });
        await notifyExhibitor(transaction, exhibitorId, {
          category: 'dossier',
          place: await placeOfReservation(transaction, id, 'suivi'),
          texts: noticeOf(RESERVATION_CANCELLED, codes, reason),
        });
      }),
  };
}

type Head = NonNullable<Awaited<ReturnType<typeof repository.findHead>>>;

/** Cancels a reservation and frees its stands; sales and exhibitor are locked. @returns the freed codes */
export async function cancelReservation(transaction: Executor, id: string): Promise<string[]> {
  const edition = (await repository.findHead(transaction, id))?.edition;
  const codes = await soldCodes(transaction, id);
  await lockStands(transaction, codes, edition);
  await releaseBooths(transaction, id);
  await repository.setReservationStatus(transaction, id, 'cancelled');
  for (const code of codes) await changeState(transaction, code, 'libre', edition);
  return codes;
}

const cancelled = () =>
  new AppError('ALREADY_DECIDED', { detail: 'Cette réservation est annulée.' });

function byGroup(lines: readonly ServiceLineInput[]) {
  const isSupply = ({ group }: ServiceLineInput) => group === 'Fournitures';
  return { supplies: lines.filter(isSupply), others: lines.filter((line) => !isSupply(line)) };
}
