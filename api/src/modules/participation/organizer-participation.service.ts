import type { AuditAction } from '@mosta/shared/schemas/audit-action';
import type {
  DecisionExample,
  DecisionLetter,
  DecisionMails,
  DossierDecision,
} from '@mosta/shared/schemas/decision-letter.schema';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import { refuseFormer } from '../../in-edition';
import { addMailJob } from '../../outbox/mail-job';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { lockExhibitor } from '../account/account-lock';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { insertMessage } from '../message/message.repository';
import { notifyExhibitor } from '../notification/notification.repository';
import {
  findHead,
  findOrganizerReservation,
} from '../reservation/organizer-reservation.repository';
import { cancelReservation } from '../reservation/organizer-reservation.service';
import { lockSales } from '../stand/sales-lock';
import { findAssignee } from './assignee.repository';
import { exampleOf, placeOf, readDecisionNews, toMails } from './decision-letter';
import { findNewest, findParticipation } from './organizer-participation.repository';
import { demandUndecided, toParticipation } from './own-participation.service';
import { decideParticipation, lockParticipation } from './participation.repository';

type Dependencies = {
  db: Db;
  /** The portal's address, for links in mails. */
  publicUrl: string;
};

const ACTIONS: Record<DossierDecision, AuditAction> = {
  accepted: 'participation.accept',
  refused: 'participation.refuse',
  to_complete: 'participation.request-change',
};

/** A decision as it is sent; versions are those that the organiser saw, undefined: it is about whatever there is. */
type SentDecision = {
  decision: DossierDecision;
  message: string;
  version?: number | undefined;
  /** Of the letter. */
  letterVersion?: number | undefined;
};

/** What organisers do with participations: each action is notified to the exhibitor and leaves a line in the audit log. */
export function createOrganizerParticipationService({ db, publicUrl }: Dependencies) {
  return {
    /** @throws AppError NOT_FOUND */
    read: (given: string): Promise<OrganizerParticipation> => readParticipation(db, readId(given)),

    /** A letter that is being written, with the values of the newest dossier at the stage that it is about, or of the newest. */
    async example(letter: DecisionLetter): Promise<DecisionExample> {
      const newest = await findNewest(db, letter.decision);
      return exampleOf(letter, newest ? await readParticipation(db, newest) : undefined, publicUrl);
    },

    /** The mails of a decision, as they would leave now. @throws AppError NOT_FOUND */
    async preview(
      given: string,
      decided: Pick<SentDecision, 'decision' | 'message'>,
    ): Promise<DecisionMails> {
      const participation = await readParticipation(db, readId(given));
      return toMails(await readDecisionNews(db, { participation, publicUrl, ...decided }));
    },

    /**
     * Accepts, refuses, or asks for a correction; the message becomes a message of the participation, and a refusal frees the stands of the pending reservation.
     * @throws AppError as `decideWithin` says
     */
    decide(actor: Actor, given: string, sent: SentDecision): Promise<OrganizerParticipation> {
      const id = readId(given);
      return db.transaction(async (transaction) => {
        await decideWithin(transaction, { actor, id, publicUrl, ...sent });
        return readParticipation(transaction, id);
      });
    },
  };
}

/**
 * Decides in the caller's transaction, which takes the lock of sales first.
 * @throws AppError NOT_FOUND; EDITION_FORMER; PARTICIPATION_CHANGED with both versions; ALREADY_DECIDED; DECISION_LETTER_CHANGED
 */
export async function decideWithin(
  transaction: Executor,
  {
    actor,
    id,
    decision,
    message,
    version,
    letterVersion,
    publicUrl,
  }: SentDecision & { actor: Actor; id: string; publicUrl: string },
): Promise<void> {
  await lockSales(transaction);
  const known = await findParticipation(transaction, id);
  if (!known) throw new AppError('NOT_FOUND');
  await lockExhibitor(transaction, known.exhibitor._id);
  const found = await lockParticipation(transaction, id);
  if (!found) throw new AppError('NOT_FOUND');
  await refuseFormer(transaction, found.participation.edition);
  const participation = await readParticipation(transaction, id);
  if (version !== undefined && version !== participation.version) {
    throw new AppError('PARTICIPATION_CHANGED', {
      detail: 'Relisez-le\u00a0: votre décision n’a pas été enregistrée.',
      conflict: { yours: version, current: participation },
    });
  }
  demandUndecided(participation);
  const news = await readDecisionNews(transaction, { participation, decision, message, publicUrl });
  if (letterVersion !== undefined && letterVersion !== news.version) {
    throw new AppError('DECISION_LETTER_CHANGED', {
      detail: 'Relisez l’e-mail\u00a0: votre décision n’a pas été enregistrée.',
    });
  }
  await decideParticipation(transaction, id, decision, message === '' ? null : message);
  if (message !== '') await insertMessage(transaction, id, 'Organizer', message);
  const freed =
    decision === 'refused' ? await freeStands(transaction, found.participation.reservationId) : [];
  await recordAuditEvent(transaction, actor, {
    ...{ action: ACTIONS[decision], subject: id },
    details: {
      ...{ before: { status: participation.status }, after: { status: decision } },
      ...(freed.length === 0 ? {} : { stands: freed }),
    },
  });
  await notifyExhibitor(transaction, participation.exhibitor._id, {
    ...{ texts: news.notice, category: 'dossier', place: placeOf(id), hasMail: true },
  });
  for (const mail of news.mails) await addMailJob(transaction, mail);
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
