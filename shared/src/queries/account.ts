import { authClient, useMutation } from '@mosta/shared/http';

/** Asks for another mail with the link that confirms the signed-in person's address. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: async (_, signal) => {
      await authClient.post<unknown>('v1/account/confirmation', undefined, { signal });
    },
  });
}
