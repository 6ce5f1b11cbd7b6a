import { directoryQuery, publishedExhibitorsQuery, useQuery } from '@mosta/shared/queries';
import { useDeferredValue, useMemo } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import { NOBODY, type Occupants, occupantsOf } from './occupants';

/** Who is where, as far as the directory is known; `failed` when part of it did not come. */
export function useOccupants(statuses: PlanStatuses) {
  const listed = useQuery(directoryQuery());
  const published = useQuery(publishedExhibitorsQuery());
  // names may come a moment after the states: the plan goes on answering meanwhile
  const listedNow = useDeferredValue(listed.data);
  const publishedNow = useDeferredValue(published.data);
  const occupants: Occupants = useMemo(
    () =>
      listedNow || publishedNow
        ? occupantsOf(publishedNow ?? [], listedNow?.exhibitors ?? [], statuses)
        : NOBODY,
    [publishedNow, listedNow, statuses],
  );
  return {
    occupants,
    failed: published.isError || listed.isError,
    retry: () => {
      if (published.isError) void published.refetch();
      if (listed.isError) void listed.refetch();
    },
  };
}
