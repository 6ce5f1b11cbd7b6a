import { authClient } from '@mosta/shared/http';
import { AppError, toAppError, useMutation, useQueryClient } from '@mosta/shared/queries';
import type { EmailChange } from '@mosta/shared/schemas/account.schema';

const PATH = 'v1/account/email';

/** Asks for another address. @throws AppError, `WRONG_PASSWORD` at the field of the password */
export function useChangeEmail() {
  const client = useQueryClient();
  return async (change: EmailChange, signal: AbortSignal): Promise<void> => {
    await authClient.post(PATH, change, { signal }).catch(reportAtPassword);
    await client.invalidateQueries({ queryKey: ['exhibitor', 'account'] });
    signal.throwIfAborted();
  };
}

/** Gives a change up that waits to be confirmed. @param onDone runs before the account is fetched again */
export function useCancelEmailChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_, signal) => {
      await authClient.delete(PATH, { signal });
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['exhibitor', 'account'] }),
  });
}

function reportAtPassword(error: unknown): never {
  const refused = toAppError(error);
  if (refused.code !== 'WRONG_PASSWORD') throw refused;
  const { code, status, message } = refused;
  throw new AppError({
    code,
    status,
    message,
    fields: { 'change.password': message },
    cause: refused,
  });
}
