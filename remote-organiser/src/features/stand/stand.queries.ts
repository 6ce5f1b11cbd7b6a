import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  organizerStandListSchema,
  organizerStandSchema,
  type StandPatch,
} from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { editionParameter, useShownYear } from '../../shown-edition';

const PREFIX = 'v1/organizer/stand';

/** Every stand with who has it. */
export function useStands() {
  const year = useShownYear();
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'stand', 'list', year],
      queryFn: async ({ signal }) => {
        const params = editionParameter(year);
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(organizerStandListSchema, data);
      },
    }),
  );
}

/** What an organiser does with a stand; a release says why. */
export type StandAction = 'block' | 'unblock' | 'release';

export function useActOnStand() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (
      { code, action, reason }: { code: string; action: StandAction; reason: string },
      signal,
    ) => {
      const path = `${PREFIX}/${encodeURIComponent(code)}/${action}`;
      const body = action === 'release' ? { reason } : undefined;
      const { data } = await authClient.post<unknown>(path, body, { signal });
      v.parse(organizerStandSchema, data);
    },
    onSettled: refresh,
  });
}

/** Moves an option or a sale to a free stand. */
export function useMoveStand() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ code, to }: { code: string; to: string }, signal) => {
      const path = `${PREFIX}/${encodeURIComponent(code)}/move`;
      const { data } = await authClient.post<unknown>(path, { to }, { signal });
      v.parse(organizerStandSchema, data);
    },
    onSettled: refresh,
  });
}

/** Corrects size or prices of a stand. */
export function useCorrectStand() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ code, patch }: { code: string; patch: StandPatch }, signal) => {
      const path = `${PREFIX}/${encodeURIComponent(code)}`;
      const { data } = await authClient.patch<unknown>(path, patch, { signal });
      v.parse(organizerStandSchema, data);
    },
    onSettled: refresh,
  });
}
