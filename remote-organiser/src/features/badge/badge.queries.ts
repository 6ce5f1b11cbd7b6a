import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { visitorListSchema, visitorSchema } from '@mosta/shared/schemas/badge.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { editionParameter, useShownYear } from '../../shown-edition';

const PREFIX = 'v1/organizer/badge';
export const PER_PAGE = 25;

type BadgeFilter = { search: string; category: string; state: string; page: number };

/** A page of the badges that are wanted, and how many there are; the one before stays until it is there. */
export function useBadges({ search, category, state, page }: BadgeFilter) {
  const year = useShownYear();
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'badge', 'list', search, category, state, page, year],
      queryFn: async ({ signal }) => {
        const params = {
          ...{ limit: String(PER_PAGE), offset: String((page - 1) * PER_PAGE) },
          ...(search ? { search } : {}),
          ...(category ? { category } : {}),
          ...(state ? { state } : {}),
          ...editionParameter(year),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(visitorListSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

/** What an organiser does with a badge. */
export type BadgeAction = 'revoke' | 'undo-check-in';

export function useActOnBadge() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ id, action }: { id: string; action: BadgeAction }, signal) => {
      const path = `${PREFIX}/${encodeURIComponent(id)}/${action}`;
      const { data } = await authClient.post<unknown>(path, undefined, { signal });
      v.parse(visitorSchema, data);
    },
    onSettled: refresh,
  });
}
