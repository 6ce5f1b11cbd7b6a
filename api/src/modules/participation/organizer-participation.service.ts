import { dashboardLink } from '@mosta/shared/domain/dashboard-link';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { refuseFormer } from '../../in-edition';
import { addMailJob } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { lockExhibitor } from '../account/account-lock';
import { recipientsOf } from '../account/membership';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { insertMessage } from '../message/message.repository';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import {
  findHead,
  findOrganizerReservation,
} from '../reservation/organizer-reservation.repository';
import { cancelReservation } from '../reservation/organizer-reservation.service';
import { lockSales } from '../stand/sales-lock';
import { findAssignee } from './assignee.repository';
import { DECIDED, type Decision, decisionLetter } from './decision-texts';
import { findParticipation } from './organizer-participation.repository';
import { demandUndecided, toParticipation } from './own-participation.service';
import { decideParticipation, lockParticipation } from './participation.repository';

type Dependencies = {
  db: Db;
  /** The portal's address, for links in mails. */
  publicUrl: string;
};

const ACTIONS: Record<Decision, string> = {
  accepted: 'participation.accept',
  refused: 'participation.refuse',
  to_complete: 'participation.request-change',
};

/** What organisers do with participations: each action is notified to the exhibitor and leaves a line in the audit log. */
export function createOrganizerParticipationService({ db, publicUrl }: Dependencies) {
  return {
    /** @throws AppError NOT_FOUND */
    read: (given: string): Promise<OrganizerParticipation> => readParticipation(db, readId(given)),

    /**
     * Accepts, refuses, or asks for a correction; the message becomes a message of the participation, and a refusal frees the stands of the pending reservation.
     * @param version that the organiser saw; undefined: the decision is about whatever there is
     * @throws AppError NOT_FOUND; EDITION_FORMER; PARTICIPATION_CHANGED with both versions; ALREADY_DECIDED
     */
    async decide(
      actor: Actor,
      given: string,
      decision: Decision,
      { message, version }: { message: string; version?: number | undefined },
    ): Promise<OrganizerParticipation> {
      const id = readId(given);
      const answer = await db.transaction(async (transaction) => {
        await lockSales(transaction);
        const known = await findParticipation(transaction, id);
        if (!known) throw new AppError('NOT_FOUND');
        await lockExhibitor(transaction, known.exhibitor._id);
        const found = await lockParticipation(transaction, id);
        if (!found) throw new AppError('NOT_FOUND');
        await refuseFormer(transaction, found.participation.edition);
        if (version !== undefined && version !== found.participation.version) {
          throw new AppError('PARTICIPATION_CHANGED', {
            detail: 'Relisez-le\u00a0: votre décision n’a pas été enregistrée.',
            conflict: { yours: version, current: await readParticipation(transaction, id) },
          });
        }
        demandUndecided(found.participation);
        await decideParticipation(transaction, id, decision, message === '' ? null : message);
        if (message !== '') await insertMessage(transaction, id, 'Organizer', message);
        const freed =
          decision === 'refused'
            ? await freeStands(transaction, found.participation.reservationId)
            : [];
        await recordAuditEvent(transaction, actor, {
          ...{ action: ACTIONS[decision], subject: id },
          details: freed.length === 0 ? {} : { stands: freed },
        });
        const { _id: exhibitorId } = known.exhibitor;
        const place = { view: 'dossier', part: 'suivi', participation: id } as const;
        await notifyExhibitor(transaction, exhibitorId, {
          texts: noticeOf(DECIDED, decision, message),
          ...{ category: 'dossier', place, hasMail: true },
        });
        await addDecisionMail(transaction, exhibitorId, {
          ...{ decision, message, company: found.company.name },
          link: publicUrl + dashboardLink(place),
        });
        return readParticipation(transaction, id);
      });
      return answer;
    },
  };
}

async function addDecisionMail(
  transaction: Executor,
  exhibitorId: string,
  values: Parameters<typeof decisionLetter>[1],
): Promise<void> {
  for (const { to, language } of await recipientsOf(transaction, exhibitorId)) {
    await addMailJob(transaction, { to, letter: decisionLetter(language, values) });
  }
}

/** A reservation that was confirmed already is the organiser's to cancel. @returns the freed codes */
async function freeStands(transaction: Executor, reservationId: string): Promise<string[]> {
  const head = await findHead(transaction, reservationId);
  return head?.status === 'pending' ? cancelReservation(transaction, reservationId) : [];
}

/** A whole participation as organisers see it. @throws AppError NOT_FOUND */
export async function readParticipation(db: Executor, id: string): Promise<OrganizerParticipation> {
  const found = await findParticipation(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  const { participation, company, exhibitor } = found;
  const reservation = await findOrganizerReservation(db, participation.reservationId);
  if (!reservation) throw new AppError('NOT_FOUND');
  const { wishes } = participation;
  return {
    ...toParticipation(participation, company),
    ...{ exhibitor, wishes, reservation },
    assignee: await findAssignee(db, participation.assignedTo),
    rcDoubtful: company.rcDoubtful,
    version: participation.version,
  };
}
