import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type OrganizerStand,
  organizerStandListSchema,
  organizerStandSchema,
} from '@mosta/shared/schemas/stand.schema';
import {
  type StandCutInput,
  type StandUncut,
  standOutlineSchema,
} from '@mosta/shared/schemas/stand-cut.schema';
import * as v from 'valibot';
import { useRefreshPlan } from './stand-layout.queries';

const pathOf = (code: string, action: string) =>
  `v1/organizer/stand/${encodeURIComponent(code)}/${action}`;

/**
 * The outline of a free stand on the plan, or why it cannot be cut.
 * @param enabled not while it is cut: it is no stand before the answer is read
 */
export function useStandOutline(code: string, enabled: boolean) {
  return useQuery(
    queryOptions({
      enabled,
      queryKey: ['organiser', 'stand', 'outline', code],
      // It changes with the drawings of the hall.
      ...{ staleTime: 0, gcTime: 0, retry: false },
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(code, 'outline'), { signal });
        return v.parse(standOutlineSchema, data).outline;
      },
    }),
  );
}

/** Cuts a stand, as it was read. */
export function useCutStand() {
  const refresh = useRefreshPlan();
  return useMutation({
    mutationFn: async (
      { code, cut }: { code: string; cut: StandCutInput },
      signal,
    ): Promise<OrganizerStand[]> => {
      const { data } = await authClient.post<unknown>(pathOf(code, 'cut'), cut, { signal });
      return v.parse(organizerStandListSchema, data);
    },
    onSettled: refresh,
  });
}

/** Puts the parts of a stand together again, each as it was read. */
export function useUncutStand() {
  const refresh = useRefreshPlan();
  return useMutation({
    mutationFn: async (
      { code, uncut }: { code: string; uncut: StandUncut },
      signal,
    ): Promise<OrganizerStand> => {
      const { data } = await authClient.post<unknown>(pathOf(code, 'uncut'), uncut, { signal });
      return v.parse(organizerStandSchema, data);
    },
    onSettled: refresh,
  });
}
