import type { Role } from '../schemas/account.schema';
import {
  DEMANDED_DOCUMENTS,
  type DemandedDocument,
  type DocumentKind,
  type DocumentState,
} from '../schemas/document.schema';
import type { Edition } from '../schemas/edition.schema';
import type { ParticipationStatus } from '../schemas/participation-form.schema';
import type { ParticipationStage, ParticipationStep, StepKind } from '../schemas/progress.schema';
import { type Confirmable, daysAfter, orderWindow, paymentDeadline } from './deadlines';

/** Everything from which the progress of a participation is computed. */
export type ProgressFacts = {
  participation: {
    status: ParticipationStatus;
    /** Company type and payment are filled in. */
    complete: boolean;
    /** When it was received, or last sent back to be completed. */
    openedAt: Date;
  };
  reservation: Confirmable & {
    /** A stand of the plan is held or reserved. */
    chosen: boolean;
    /** A package is wished, whether a stand is chosen for it or not. */
    wished: boolean;
  };
  documents: readonly { kind: DocumentKind; author: Role; state: DocumentState }[];
  statement: {
    /** In the smallest used unit; null where nothing has a price yet. */
    due: number | null;
    /** Some line is « Sur devis ». */
    partial: boolean;
  };
};

type State = ParticipationStep['state'];

/** The participation's status, followed by the organiser's confirmation (`docs/decisions/0012`). */
export function stageOf({
  participation,
  reservation,
}: {
  participation: Pick<ProgressFacts['participation'], 'status'>;
  reservation: Pick<ProgressFacts['reservation'], 'status'>;
}): ParticipationStage {
  const confirmed = participation.status === 'accepted' && reservation.status === 'confirmed';
  return confirmed ? 'confirmed' : participation.status;
}

/** The steps of a participation, in order, each with its state. */
export function stepsOf(
  facts: ProgressFacts,
  edition: Pick<Edition, 'deadlines'>,
  now: Date,
): ParticipationStep[] {
  const { participation, reservation } = facts;
  const documentsDeadline = daysAfter(participation.openedAt, edition.deadlines.documents);
  const orders = orderWindow(reservation, edition, now);
  const closed = participation.status === 'refused' || reservation.status === 'cancelled';
  const step = (kind: StepKind, state: State, deadline: Date | null): ParticipationStep => {
    // Steps already done stay done; the others are closed.
    const stepState = closed && state !== 'done' ? 'closed' : state;
    return {
      ...{ kind, state: stepState },
      deadline: deadline?.toISOString() ?? null,
      overdue: stepState === 'todo' && deadline !== null && now > deadline,
    };
  };
  return [
    step('completion', isComplete(participation) ? 'done' : 'todo', documentsDeadline),
    step('stand', reservation.chosen ? 'done' : 'todo', null),
    step(
      'documents',
      missingDocuments(facts.documents).length === 0 ? 'done' : 'todo',
      documentsDeadline,
    ),
    step('confirmation', stageOf(facts) === 'confirmed' ? 'done' : 'waiting', null),
    step('payment', paymentState(facts), paymentDeadline(reservation, edition)),
    step('supplies', suppliesState(reservation, orders.open), orders.deadline),
  ];
}

function isComplete({ status, complete }: ProgressFacts['participation']): boolean {
  return status === 'accepted' || (complete && status !== 'to_complete');
}

/** The required documents that the exhibitor has still to send. Refused ones do not count; those under review do. */
export function missingDocuments(documents: ProgressFacts['documents']): DemandedDocument[] {
  return DEMANDED_DOCUMENTS.filter(
    (wanted) =>
      !documents.some(
        ({ kind, author, state }) =>
          kind === wanted && author === 'Exhibitor' && state !== 'refused',
      ),
  );
}

/** Nothing is due before the confirmation, nor while a price is missing. */
function paymentState({ reservation, statement }: ProgressFacts): State {
  if (reservation.status !== 'confirmed' || statement.due === null) return 'waiting';
  if (statement.due > 0) return 'todo';
  return statement.partial ? 'waiting' : 'done';
}

function suppliesState({ chosen, wished }: ProgressFacts['reservation'], open: boolean): State {
  if (!open) return 'closed';
  return chosen || wished ? 'todo' : 'waiting';
}
