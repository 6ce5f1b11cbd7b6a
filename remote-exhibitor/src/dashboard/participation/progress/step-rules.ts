import { dashboardSearch } from '@mosta/shared/domain/dashboard-link';
import type { Participation } from '@mosta/shared/schemas/participation.schema';
import type { ParticipationStep, StepKind } from '@mosta/shared/schemas/progress.schema';
import { ELSEWHERE } from '../../../paths';
import { partAddress } from '../participation-address';

/**
 * The one thing to do next: what is overdue first, then in the order of the steps. Further supplies may be ordered, but
 * need not.
 */
export function nextStep(steps: readonly ParticipationStep[]): ParticipationStep | null {
  const open = steps.filter(({ kind, state }) => state === 'todo' && kind !== 'supplies');
  return open.find(({ overdue }) => overdue) ?? open.at(0) ?? null;
}

/** Where a step is done; null where it is the organiser's. */
export function stepAddress(
  kind: StepKind,
  participation: Pick<Participation, '_id' | 'reservation'>,
) {
  const addresses: Record<StepKind, string | null> = {
    completion: `${partAddress('suivi', participation)}#completion`,
    stand: ELSEWHERE.choose,
    documents: partAddress('documents', participation),
    confirmation: null,
    payment: partAddress('paiement', participation),
    supplies: dashboardSearch({ view: 'fournitures', reservation: participation.reservation }),
  };
  return addresses[kind];
}
