import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type HoldExtension,
  type OrganizerHold,
  organizerHoldPageSchema,
  organizerHoldSchema,
} from '@mosta/shared/schemas/organizer-hold.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import type { Filter } from './hold-address';

const PREFIX = 'v1/organizer/hold';

/** Rows of a page of the list. */
export const PER_PAGE = 25;

/** The filter as the service’s calls take it. */
export function filterParameters({ search, within }: Pick<Filter, 'search' | 'within'>) {
  return { ...(search ? { search } : {}), ...(within ? { within } : {}) };
}

/** A page of the options that the filter wants; the one before stays until it is there. */
export function useHoldPage({ search, within, sort, direction, page }: Filter) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'hold', 'list', search, within, sort, direction, page],
      queryFn: async ({ signal }) => {
        const params = {
          ...filterParameters({ search, within }),
          ...{ sort, direction, limit: String(PER_PAGE) },
          offset: String((page - 1) * PER_PAGE),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(organizerHoldPageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

/** Adds hours to the end of an option, as it was read. */
export function useExtendHold({ _id, expires }: OrganizerHold) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (hours: HoldExtension['hours'], signal) => {
      const path = `${PREFIX}/${encodeURIComponent(_id)}/extend`;
      const body: HoldExtension = { expires, hours };
      const { data } = await authClient.post<unknown>(path, body, { signal });
      return v.parse(organizerHoldSchema, data);
    },
    onSettled: refresh,
  });
}

/** Ends an option, with the reason that its exhibitor reads. */
export function useReleaseHold({ _id, expires }: OrganizerHold) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (reason: string, signal) => {
      const path = `${PREFIX}/${encodeURIComponent(_id)}/release`;
      await authClient.post(path, { expires, reason }, { signal });
    },
    onSettled: refresh,
  });
}
