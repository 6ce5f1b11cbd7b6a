import { authClient } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';
import { accountSchema } from '@mosta/shared/schemas/account.schema';
import * as v from 'valibot';

/** The account as the service knows it. @param userId undefined: nothing is fetched */
export function ownAccountQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['exhibitor', 'account', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>('v1/account', { signal });
      return v.parse(accountSchema, data);
    },
  });
}
