import { useSearchParams } from '@mosta/shared/router';
import type { Participation } from '@mosta/shared/schemas/participation.schema';

/** Parts of the view, the first one shown where the address names none: `?vue=participation&volet=paiement`. */
export const PARTS = ['suivi', 'documents', 'paiement', 'messages'] as const;
export type ParticipationPart = (typeof PARTS)[number];

const PART_PARAMETER = 'volet';
const PARTICIPATION_PARAMETER = 'dossier';

/** Where a part of a participation is shown. */
export function partAddress(
  part: ParticipationPart,
  participation: Pick<Participation, '_id'>,
): string {
  return `?vue=dossier&${PART_PARAMETER}=${part}&${PARTICIPATION_PARAMETER}=${encodeURIComponent(participation._id)}`;
}

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
  return [PARTS.find((one) => one === named) ?? PARTS[0], name];
}

/** The participation that the address names, or the newest. */
export function useChosenParticipation(
  participations: readonly Participation[],
): [Participation | undefined, (id: string) => void] {
  const [named, name] = useParameter(PARTICIPATION_PARAMETER);
  return [participations.find(({ _id }) => _id === named) ?? participations.at(0), name];
}
