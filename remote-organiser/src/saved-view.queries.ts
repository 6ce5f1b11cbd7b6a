import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type SavedViewInput,
  savedViewListSchema,
  savedViewSchema,
  type ViewTable,
} from '@mosta/shared/schemas/saved-view.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from './refresh.queries';

const PATH = 'v1/account/view';

/** The views of a table that the signed-in organiser keeps, by their names. */
export function useSavedViews(table: ViewTable) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'view'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PATH, { signal });
        return v.parse(savedViewListSchema, data);
      },
    }),
    select: (views) => views.filter((view) => view.table === table),
  });
}

/** Saves a view, in the place of one that has its name. */
export function useSaveView() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (view: SavedViewInput, signal) => {
      const { data } = await authClient.put<unknown>(PATH, view, { signal });
      v.parse(savedViewSchema, data);
      await refresh();
    },
  });
}

/** Removes a view. */
export function useRemoveView() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (id: string, signal) => {
      await authClient.delete(`${PATH}/${encodeURIComponent(id)}`, { signal });
      await refresh();
    },
  });
}
