import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, CircularProgress, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useReservations } from './reservation.queries';

type ReservationGateProps = { children: (reservations: readonly Reservation[]) => ReactNode };

/** Shows its children once the reservations are loaded; a spinner until then, and a retry after a failure. */
export function ReservationGate({ children }: ReservationGateProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useReservations();
  if (data) return children(data);
  if (error && !isFetching) {
    return (
      <ErrorState title={t('supplies.failed')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <LoadingState label={t('supplies.loading')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        <CircularProgress size={28} />
        {t('supplies.loading')}
      </Box>
      <Skeleton variant="rounded" height={260} />
    </LoadingState>
  );
}
