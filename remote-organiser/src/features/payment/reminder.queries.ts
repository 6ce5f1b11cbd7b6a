import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type LateBalance,
  lateBalanceListSchema,
  reminderAnswerSchema,
  reminderPreviewSchema,
} from '@mosta/shared/schemas/reminder.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PREFIX = 'v1/organizer/reminder';

/** Payments that are late, and how often each exhibitor was reminded. */
export function useLate() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'reminder', 'late'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PREFIX, { signal });
        return v.parse(lateBalanceListSchema, data);
      },
    }),
  );
}

/** What the recipients of a reminder would read. */
export function useReminderPreview(reservation: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'reminder', 'preview', reservation],
      queryFn: async ({ signal }) => {
        const path = `${PREFIX}/${encodeURIComponent(reservation)}/preview`;
        const { data } = await authClient.get<unknown>(path, { signal });
        return v.parse(reminderPreviewSchema, data);
      },
    }),
  );
}

/** Sends a reminder to each, once: the number that was seen says which. */
export function useRemind() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (late: readonly LateBalance[], signal) => {
      const reminders = late.map(({ reservation, reminded: sent }) => ({
        ...{ reservation, number: sent + 1 },
      }));
      const { data } = await authClient.post<unknown>(PREFIX, { reminders }, { signal });
      return v.parse(reminderAnswerSchema, data);
    },
    onSettled: refresh,
  });
}
