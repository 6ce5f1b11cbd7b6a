import { directoryQuery, publishedExhibitorsQuery, useQuery } from '@mosta/shared/queries';
import { useDeferredValue, useMemo } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import { NOBODY, type Occupants, occupantsOf } from './occupants';

export type Directory = ReturnType<typeof useDirectory>;

/**
 * The exhibitors, as far as they are known. Names may come a moment after the states: the plan goes on answering meanwhile.
 * @returns the same object until something of it changes
 */
export function useDirectory() {
  const listed = useQuery(directoryQuery());
  const published = useQuery(publishedExhibitorsQuery());
  const listedNow = useDeferredValue(listed.data);
  const publishedNow = useDeferredValue(published.data);
  const { isError: noPublished, refetch: askPublished } = published;
  const { isError: noListed, refetch: askListed } = listed;
  return useMemo(
    () => ({
      published: publishedNow,
      listed: listedNow?.exhibitors,
      /** Whether part of it did not come. */
      failed: noPublished || noListed,
      retry: () => {
        if (noPublished) void askPublished();
        if (noListed) void askListed();
      },
    }),
    [publishedNow, listedNow, noPublished, noListed, askPublished, askListed],
  );
}

/** Who is where. */
export function useOccupants({ published, listed }: Directory, statuses: PlanStatuses): Occupants {
  return useMemo(
    () => (published || listed ? occupantsOf(published ?? [], listed ?? [], statuses) : NOBODY),
    [published, listed, statuses],
  );
}
