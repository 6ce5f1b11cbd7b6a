import { useSession } from '@mosta/shared/auth';
import { authClient, plainClient, refreshSession } from '@mosta/shared/http';
import { queryOptions, useMutation, useQueryClient } from '@mosta/shared/queries';
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

/** Confirms an address by the token of its mail; what the pages know of the account is fetched again. */
export function useConfirmEmail() {
  const client = useQueryClient();
  const signedIn = useSession() !== null;
  return useMutation({
    mutationFn: async (token: string, signal) => {
      await plainClient.post<unknown>('auth/confirm-email', { token }, { signal });
    },
    onSuccess: async () => {
      // It is confirmed by now: a session that cannot be renewed at this moment shows it with its next renewal.
      if (signedIn) await refreshSession().catch(() => null);
      await client.invalidateQueries({ queryKey: ['exhibitor', 'account'] });
    },
  });
}
