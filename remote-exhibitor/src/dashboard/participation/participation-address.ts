import {
  dashboardSearch,
  PART_PARAMETER,
  PARTICIPATION_PARAMETER,
  PARTICIPATION_PARTS,
  type ParticipationPart,
} from '@mosta/shared/domain/dashboard-link';
import { useSearchParams } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';

/** Where a part of a participation is shown; of the newest one when none is given. */
export function partAddress(
  part: ParticipationPart,
  participation?: Pick<Participation, '_id'>,
): string {
  return dashboardSearch({
    ...{ view: 'dossier', part },
    ...(participation && { participation: participation._id }),
  });
}

/** Key of the name under which a part is found in the menu and in the page's title. */
export const partNameKey = (part: ParticipationPart) =>
  part === 'suivi' ? 'dashboard.menu.participation' : `participation.tabs.${part}`;

function useParameter(name: string): [string | null, (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    parameters.get(name),
    (value) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

/** The open part of the view, and how to open another. */
export function usePart(): [ParticipationPart, (part: ParticipationPart) => void] {
  const [named, name] = useParameter(PART_PARAMETER);
  return [PARTICIPATION_PARTS.find((one) => one === named) ?? PARTICIPATION_PARTS[0], name];
}

/** The participation that the address names, or the newest of the current edition, or the newest. */
export function useChosenParticipation(
  participations: readonly Participation[],
): [Participation | undefined, (id: string) => void] {
  const [named, name] = useParameter(PARTICIPATION_PARAMETER);
  return [participations.find(({ _id }) => _id === named) ?? participations.at(0), name];
}
