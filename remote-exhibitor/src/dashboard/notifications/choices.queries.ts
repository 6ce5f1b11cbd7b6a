import { useSession } from '@mosta/shared/auth';
import { authClient, useMutation, useQuery, useQueryClient } from '@mosta/shared/http';
import {
  type NotificationCategory,
  type NotificationChoices,
  notificationChoicesSchema,
} from '@mosta/shared/schemas/notification-choices.schema';
import { notificationChoicesQuery } from '@mosta/shared/shell';
import * as v from 'valibot';

export type ChoiceChange = {
  channel: keyof NotificationChoices;
  category: NotificationCategory;
  on: boolean;
};

/** The choices with one of them changed. */
export function withChange(
  choices: NotificationChoices,
  change: ChoiceChange,
): NotificationChoices {
  const { channel, category, on } = change;
  return { ...choices, [channel]: { ...choices[channel], [category]: on } };
}

/** Which notifications the signed-in person wants, and how. */
export function useChoices() {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...notificationChoicesQuery(userId), enabled: userId !== '' });
}

/** Saves one choice. It shows at once; where saving fails, the former one shows again. */
export function useChangeChoice() {
  const client = useQueryClient();
  const userId = useSession()?.user._id ?? '';
  const { queryKey } = notificationChoicesQuery(userId);

  function apply(change: ChoiceChange): void {
    client.setQueryData<NotificationChoices>(
      queryKey,
      (known) => known && withChange(known, change),
    );
  }

  return useMutation({
    // one after the other: each sends all the choices
    scope: { id: 'notification-choices' },
    mutationFn: async () => {
      const { data } = await authClient.patch<unknown>(
        'v1/account/notification-choices',
        client.getQueryData<NotificationChoices>(queryKey),
      );
      return v.parse(notificationChoicesSchema, data);
    },
    onMutate: async (change: ChoiceChange) => {
      await client.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (_error, change) => apply({ ...change, on: !change.on }),
  });
}
