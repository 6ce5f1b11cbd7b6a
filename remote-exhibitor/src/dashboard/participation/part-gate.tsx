import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type PartGateProps<Value> = {
  query: {
    data: Value | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  loading: string;
  failed: string;
  children: (value: Value) => ReactNode;
};

/** Shows a part of a participation once it is loaded; a placeholder until then, and a retry after a failure. */
export function PartGate<Value>({ query, loading, failed, children }: PartGateProps<Value>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={loading}>
      <Skeleton variant="rounded" height={180} sx={{ borderRadius: RADIUS.card }} />
    </LoadingState>
  );
}
