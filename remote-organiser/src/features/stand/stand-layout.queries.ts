import { authClient } from '@mosta/shared/http';
import {
  hallsQuery,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import {
  type OrganizerStand,
  organizerStandListSchema,
  organizerStandSchema,
  type StandJoin,
  standJoinPreviewSchema,
} from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PREFIX = 'v1/organizer/stand';

/**
 * What stands would be as one, or why they cannot be.
 * @param enabled not while they are joined: they are one before the answer is read
 */
export function useJoinPreview(codes: readonly string[], enabled: boolean) {
  return useQuery(
    queryOptions({
      enabled,
      queryKey: ['organiser', 'stand', 'join', codes],
      // It changes with every stand of the hall.
      ...{ staleTime: 0, gcTime: 0, retry: false },
      queryFn: async ({ signal }) => {
        const params = { codes: codes.join(',') };
        const { data } = await authClient.get<unknown>(`${PREFIX}/join`, { signal, params });
        return v.parse(standJoinPreviewSchema, data);
      },
    }),
  );
}

/** Joins stands, each as it was read. */
export function useJoinStands() {
  const refresh = useRefreshPlan();
  return useMutation({
    mutationFn: async (join: StandJoin, signal): Promise<OrganizerStand> => {
      const { data } = await authClient.post<unknown>(`${PREFIX}/join`, join, { signal });
      return v.parse(organizerStandSchema, data);
    },
    onSettled: refresh,
  });
}

type Split = { stand: Pick<OrganizerStand, 'code' | 'revision'>; key: string };

/** Takes a joined stand apart, as it was read. */
export function useSplitStand() {
  const refresh = useRefreshPlan();
  return useMutation({
    mutationFn: async (
      { stand: { code, revision }, key }: Split,
      signal,
    ): Promise<OrganizerStand[]> => {
      const path = `${PREFIX}/${encodeURIComponent(code)}/split`;
      const { data } = await authClient.post<unknown>(path, { key, revision }, { signal });
      return v.parse(organizerStandListSchema, data);
    },
    onSettled: refresh,
  });
}

/** The plan is another too. */
export function useRefreshPlan() {
  const refresh = useRefreshOrganisation();
  const client = useQueryClient();
  return async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: hallsQuery().queryKey })]);
  };
}
