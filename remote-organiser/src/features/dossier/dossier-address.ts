import { useSearchParams } from '@mosta/shared/router';
import {
  PARTICIPATION_STAGES,
  type ParticipationStage,
} from '@mosta/shared/schemas/progress.schema';

/** The address names what is shown: `?etape=received&recherche=olive`, or one participation `?dossier=<id>`. */
const STAGE = 'etape';
const SEARCH = 'recherche';
const PARTICIPATION = 'dossier';

export type Filter = { stage: ParticipationStage | null; search: string };

/** What of the participations the list shows, and how to change it. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const stage = PARTICIPATION_STAGES.find((one) => one === parameters.get(STAGE)) ?? null;
  const filter = { stage, search: parameters.get(SEARCH) ?? '' };
  return [
    filter,
    (change) => {
      const next = { ...filter, ...change };
      setParameters(
        {
          ...(next.stage ? { [STAGE]: next.stage } : {}),
          ...(next.search ? { [SEARCH]: next.search } : {}),
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
}

/** The open participation, or null; and addresses that open one, or lead back to the list as it was. */
export function useOpenParticipation() {
  const [parameters] = useSearchParams();
  const without = new URLSearchParams(parameters);
  without.delete(PARTICIPATION);
  return {
    id: parameters.get(PARTICIPATION),
    listAddress: `?${without}`,
    addressOf: (id: string) => {
      const open = new URLSearchParams(without);
      open.set(PARTICIPATION, id);
      return `?${open}`;
    },
  };
}
