import type { StandChoice } from '@mosta/shared/domain/stand-choice';
import { authClient } from '@mosta/shared/http';
import {
  queryOptions,
  refreshHolds,
  refreshReservations,
  refreshStands,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import { standQuestionSchema } from '@mosta/shared/schemas/stand-choice.schema';
import * as v from 'valibot';

const pathOf = (id: string) => `v1/hold/${encodeURIComponent(id)}`;

function standQuestionQuery(id: string) {
  return queryOptions({
    queryKey: ['floorplan', 'stand-choice', id],
    // the reservation may have changed since it was asked last
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(`${pathOf(id)}/choice`, { signal });
      return v.parse(standQuestionSchema, data);
    },
  });
}

/** Both totals of a stand whose size is not that of the quote. */
export const useStandQuestion = (id: string, enabled: boolean) =>
  useQuery({ ...standQuestionQuery(id), enabled });

/** Reserves the stand of a hold in the way that was chosen. */
export function useReserveChosen(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: StandChoice, signal) =>
      authClient.post<unknown>(`${pathOf(id)}/reserve`, { choice }, { signal }),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([refreshHolds(client), refreshStands(client), refreshReservations(client)]),
  });
}
