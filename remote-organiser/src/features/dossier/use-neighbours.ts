import type { Neighbours } from '../../ui/neighbour-links';
import { useNeighbours } from '../../ui/use-neighbours';
import { PER_PAGE, useParticipationPage } from './dossier.queries';
import { useFilter, useOpenParticipation } from './dossier-address';

/** Addresses of the participations before and after the open one, in the order of the list. */
export function useParticipationNeighbours(id: string): Neighbours {
  const [filter] = useFilter();
  const { addressOf } = useOpenParticipation();
  return useNeighbours({
    ...{ id, addressOf, page: filter.page, perPage: PER_PAGE },
    usePage: (page, needed) => {
      const { data, isPlaceholderData } = useParticipationPage({ ...filter, page }, needed);
      return data && !isPlaceholderData
        ? { rows: data.participations, total: data.total }
        : undefined;
    },
  });
}
