import { useTranslation } from '@mosta/shared/i18n';
import { type GatedQuery, QueryGate } from '@mosta/shared/shell';
import { RADIUS } from '@mosta/shared/theme';
import { LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

type ProfileGateProps<Value> = {
  query: GatedQuery<Value>;
  /** Said while the data are loading, and when they cannot be had. */
  loading?: string;
  failed?: string;
  children: (value: Value) => ReactNode;
};

/** A form of the profile once its data are there. */
export function ProfileGate<Value>(props: ProfileGateProps<Value>) {
  const { query, loading, failed, children } = props;
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={query}
      loading={
        <LoadingState label={loading ?? t('profile.loading')}>
          <Skeleton variant="rounded" height={160} sx={{ borderRadius: RADIUS.field }} />
        </LoadingState>
      }
      failed={failed ?? t('profile.loadFailed')}
    >
      {children}
    </QueryGate>
  );
}
