import { AppError, CLIENT_ERROR_CODES } from '@mosta/shared/http';
import { ErrorState, LoadingState } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { SlowSentence } from './slow-sentence';
import { useErrorText } from './use-error-text';

/** What the gate reads of a query's result. */
export type GatedQuery<Value> = {
  data: Value | undefined;
  error: unknown;
  isFetching: boolean;
  /** The call waits for the network, which the browser knows to be away. */
  isPaused: boolean;
  refetch: () => Promise<unknown>;
};

type QueryGateProps<Value> = {
  query: GatedQuery<Value>;
  /** The place of the data while they are loading; `LoadingState` when left out. */
  loading?: ReactNode;
  /** Title of the notice that the data could not be had. */
  failed: ReactNode;
  /** Text of that notice; the sentence of the failure when left out. */
  failedText?: ReactNode;
  /** Draws a failure that is more than a failed call, and returns undefined for any other. */
  renderError?: (error: unknown) => ReactNode | undefined;
  /** In the place of data that are there and hold nothing. */
  empty?: { when: (data: Value) => boolean; show: ReactNode };
  children: (data: Value) => ReactNode;
};

const OFFLINE = new AppError({
  code: CLIENT_ERROR_CODES.network,
  status: 0,
  message: 'The browser is offline',
});

/**
 * Server data once they are there; their place before, and where they cannot be had a notice with a way to try again.
 * Data once shown stay, whatever becomes of a later refresh.
 */
export function QueryGate<Value>(props: QueryGateProps<Value>) {
  const { query, loading, failed, failedText, renderError, empty, children } = props;
  const errorText = useErrorText();
  const { data, isFetching, refetch } = query;
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data);
  const error = query.error ?? (query.isPaused ? OFFLINE : null);
  if (!error) {
    return (
      <>
        {loading ?? <LoadingState />}
        <SlowSentence />
      </>
    );
  }
  return (
    renderError?.(error) ?? (
      <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching}>
        {failedText ?? errorText(error)}
      </ErrorState>
    )
  );
}
