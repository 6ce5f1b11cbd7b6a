import { directoryQuery, publishedExhibitorsQuery, useQuery } from '@mosta/shared/queries';

/** Where the directory comes from: a data file, and the pages that exhibitors published. */
export function useConfirmedExhibitors() {
  return { sample: useQuery(directoryQuery()), published: useQuery(publishedExhibitorsQuery()) };
}
