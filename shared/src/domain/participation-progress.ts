import type { Role } from '../schemas/account.schema';
import type { DocumentKind, DocumentState } from '../schemas/document.schema';
import type { ParticipationStatus } from '../schemas/participation-form.schema';
import type { ParticipationStage, ParticipationStep, StepKind } from '../schemas/progress.schema';
import { type Confirmable, daysAfter, orderWindow, paymentDeadline } from './deadlines';
import type { Edition } from './edition';

/** What every exhibitor hands in: the extract of the register and the tax card, by which RC and NIF are held. */
export const DEMANDED_DOCUMENTS = ['register', 'tax'] as const satisfies DocumentKind[];

/** Everything from which follows where a participation stands. */
export type Followed = {
  participation: {
    status: ParticipationStatus;
    /** Company type and payment are told. */
    complete: boolean;
    /** When it was received, or last sent back to be completed. */
    openedAt: Date;
  };
  reservation: Confirmable & {
    /** It keeps a stand, or wishes a package. */
    chosen: boolean;
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

/** `docs/decisions/0012`: the participation's state, and beyond the last one the organiser's confirmation. */
export function stageOf({
  participation,
  reservation,
}: Pick<Followed, 'participation' | 'reservation'>): ParticipationStage {
  const confirmed = participation.status === 'accepted' && reservation.status === 'confirmed';
  return confirmed ? 'confirmed' : participation.status;
}

/** What a participation goes through, in order, and whose turn each step is. */
export function stepsOf(
  followed: Followed,
  edition: Pick<Edition, 'deadlines'>,
  now: Date,
): ParticipationStep[] {
  const { participation, reservation } = followed;
  const papers = daysAfter(participation.openedAt, edition.deadlines.documents);
  const orders = orderWindow(reservation, edition, now);
  const ended = participation.status === 'refused' || reservation.status === 'cancelled';
  const step = (kind: StepKind, state: State, deadline: Date | null): ParticipationStep => {
    // What was done stays done; of the rest nothing is to be done any more.
    const held = ended && state !== 'done' ? 'closed' : state;
    return {
      ...{ kind, state: held },
      deadline: deadline?.toISOString() ?? null,
      overdue: held === 'todo' && deadline !== null && now > deadline,
    };
  };
  return [
    step('completion', isComplete(participation) ? 'done' : 'todo', papers),
    step('stand', reservation.chosen ? 'done' : 'todo', null),
    step('documents', hasDemanded(followed) ? 'done' : 'todo', papers),
    step('confirmation', stageOf(followed) === 'confirmed' ? 'done' : 'waiting', null),
    step('payment', paymentState(followed), paymentDeadline(reservation, edition)),
    step('supplies', suppliesState(reservation, orders.open), orders.deadline),
  ];
}

function isComplete({ status, complete }: Followed['participation']): boolean {
  return status === 'accepted' || (complete && status !== 'to_complete');
}

/** One that was refused does not count; one that the organiser has still to look at does. */
function hasDemanded({ documents }: Followed): boolean {
  return DEMANDED_DOCUMENTS.every((wanted) =>
    documents.some(
      ({ kind, author, state }) => kind === wanted && author === 'Exhibitor' && state !== 'refused',
    ),
  );
}

/** Nothing is to be paid before the confirmation, nor where the organiser has still to say a price. */
function paymentState({ reservation, statement }: Followed): State {
  if (reservation.status !== 'confirmed' || statement.due === null) return 'waiting';
  if (statement.due > 0) return 'todo';
  return statement.partial ? 'waiting' : 'done';
}

function suppliesState({ chosen }: Followed['reservation'], open: boolean): State {
  if (!open) return 'closed';
  return chosen ? 'todo' : 'waiting';
}
