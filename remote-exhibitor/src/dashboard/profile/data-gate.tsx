import { useTranslation } from '@mosta/shared/i18n';
import { useErrorText } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type DataGateProps<Value> = {
  query: {
    data: Value | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (value: Value) => ReactNode;
};

/** Shows a form of the profile once its data are loaded; a placeholder until then, and a retry after a failure. */
export function DataGate<Value>({ query, children }: DataGateProps<Value>) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    return (
      <ErrorState title={t('profile.loadFailed')} onRetry={() => void query.refetch()}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={t('profile.loading')}>
      <Skeleton variant="rounded" height={160} sx={{ borderRadius: RADIUS.field }} />
    </LoadingState>
  );
}
