import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import {
  notificationChoicesQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import {
  type NotificationCategory,
  type NotificationChoices,
  notificationChoicesSchema,
} from '@mosta/shared/schemas/notification-choices.schema';
import * as v from 'valibot';

/** What the signed-in person wants to be notified of, and how. */
export function useChoices() {
  const userId = useSession()?.user._id ?? '';
  return useQuery({ ...notificationChoicesQuery(userId), enabled: userId !== '' });
}

type ChoiceChange = {
  channel: keyof NotificationChoices;
  category: NotificationCategory;
  on: boolean;
};

/** The choices with one of them changed. */
function withChoice(
  choices: NotificationChoices,
  { channel, category, on }: ChoiceChange,
): NotificationChoices {
  return { ...choices, [channel]: { ...choices[channel], [category]: on } };
}

/**
 * Saves one of a person's choices. It shows at once; where saving fails, the former one shows again. It
 * has been seen as changed: leaving does not end the call.
 */
export function useChangeChoice() {
  const userId = useSession()?.user._id ?? '';
  const client = useQueryClient();
  const { queryKey } = notificationChoicesQuery(userId);

  function apply(change: ChoiceChange): void {
    client.setQueryData(queryKey, (known) => known && withChoice(known, change));
  }

  return useMutation({
    // one after the other: each sends all the choices
    scope: { id: 'notification-choices' },
    mutationFn: async () => {
      const { data } = await authClient.patch<unknown>(
        'v1/account/notification-choices',
        client.getQueryData(queryKey),
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
