import type { Neighbours } from '../../ui/neighbour-links';
import { useNeighbours } from '../../ui/use-neighbours';
import { PER_PAGE, useApplicationPage } from './staff.queries';
import { useFilter, useOpenApplication } from './staff-address';

/** Addresses of the applications before and after the open one, in the order of the list. */
export function useApplicationNeighbours(id: string): Neighbours {
  const [filter] = useFilter();
  const { addressOf } = useOpenApplication();
  return useNeighbours({
    ...{ id, page: filter.page, perPage: PER_PAGE },
    addressOf: (application, page) => addressOf(application, { page }),
    usePage: (page, needed) => {
      const { data, isPlaceholderData } = useApplicationPage({ ...filter, page }, needed);
      return data && !isPlaceholderData
        ? { rows: data.applications, total: data.total }
        : undefined;
    },
  });
}
