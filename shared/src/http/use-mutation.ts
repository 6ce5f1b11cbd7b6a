import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCancellableCall } from './call-scope';
import { isCancelled } from './slow-calls';

type MutationOptions<Answer, Input> = Omit<
  UseMutationOptions<Answer, Error, Input>,
  'mutationFn' | 'networkMode'
> & {
  /** @param signal aborts when the view is left or the person cancels; every request of the call takes it */
  mutationFn: (input: Input, signal: AbortSignal) => Promise<Answer>;
};

/**
 * A call that changes something. Without network it fails at once: left to itself, TanStack Query would keep it and send
 * it whenever the network is back, wherever the person is by then. Where the network hangs it can be cancelled, and so
 * can the wait for the fresh lists that follow it.
 */
export function useMutation<Answer, Input = void>({
  mutationFn,
  onSuccess,
  onSettled,
  ...options
}: MutationOptions<Answer, Input>): UseMutationResult<Answer, Error, Input> {
  const run = useCancellableCall();
  const waitFor = (following: unknown) =>
    run(async () => following).catch((error: unknown) => {
      if (!isCancelled(error)) throw error;
    });
  return useQueryMutation({
    ...options,
    networkMode: 'always',
    mutationFn: (input: Input) => run((signal) => mutationFn(input, signal)),
    ...(onSuccess ? { onSuccess: (...done) => waitFor(onSuccess(...done)) } : {}),
    ...(onSettled
      ? {
          onSettled: (...done) => {
            const following = onSettled(...done);
            // The form is free at once: nobody waits for lists over the network that hangs.
            return isCancelled(done[1]) ? undefined : waitFor(following);
          },
        }
      : {}),
  });
}
