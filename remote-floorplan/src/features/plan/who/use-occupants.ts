import { directoryQuery, publishedExhibitorsQuery, useQuery } from '@mosta/shared/queries';
import { useMemo } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import { NOBODY, type Occupants, occupantsOf } from './occupants';

/** Who is where, as far as the directory is known; `failed` when part of it did not come. */
export function useOccupants(statuses: PlanStatuses) {
  const listed = useQuery(directoryQuery());
  const published = useQuery(publishedExhibitorsQuery());
  const occupants: Occupants = useMemo(
    () =>
      listed.data || published.data
        ? occupantsOf(published.data ?? [], listed.data?.exhibitors ?? [], statuses)
        : NOBODY,
    [published.data, listed.data, statuses],
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
