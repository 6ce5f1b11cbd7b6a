import { useSyncExternalStore } from 'react';
import { AppError, CLIENT_ERROR_CODES } from './app-error';

/** Milliseconds after which a call that changes something can be cancelled: most answer long before. */
export const SLOW_AFTER_MS = 4000;

/** Cancels of the calls that have waited so long, the oldest first. */
let slow: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function setSlow(next: readonly (() => void)[]): void {
  slow = next;
  for (const listener of listeners) listener();
}

/**
 * Runs a call that changes something, which can be cancelled once it is slow: it then fails with the code `CANCELLED`,
 * whatever becomes of it on the way.
 * @param call passes its signal on to every request
 * @param scope aborts the call too
 * @param waiting aborts when nobody is shown any more that it is waited for
 */
export async function runCall<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  scope: AbortSignal,
  waiting: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController();
  let refuse: (error: AppError) => void = () => undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  const cancel = () => {
    refuse(cancellation());
    controller.abort();
  };
  const timer = setTimeout(() => setSlow([...slow, cancel]), SLOW_AFTER_MS);
  const withdraw = () => {
    clearTimeout(timer);
    if (slow.includes(cancel)) setSlow(slow.filter((other) => other !== cancel));
  };
  const abort = () => {
    controller.abort(scope.reason);
    withdraw();
  };
  if (scope.aborted) abort();
  scope.addEventListener('abort', abort);
  waiting.addEventListener('abort', withdraw);
  try {
    return await Promise.race([cancelled, call(controller.signal)]);
  } finally {
    withdraw();
    scope.removeEventListener('abort', abort);
    waiting.removeEventListener('abort', withdraw);
  }
}

function cancellation(): AppError {
  return new AppError({
    code: CLIENT_ERROR_CODES.cancelled,
    status: 0,
    message: 'The call was cancelled',
  });
}

/** Whether a call failed because somebody cancelled it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.code === CLIENT_ERROR_CODES.cancelled;
}

/** Cancels every call that is slow now; null while none is. The component follows. */
export function useCancelSlowCalls(): (() => void) | null {
  const calls = useSyncExternalStore(subscribe, slowNow, slowNow);
  return calls.length === 0 ? null : () => calls.forEach((cancel) => void cancel());
}

const slowNow = () => slow;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
