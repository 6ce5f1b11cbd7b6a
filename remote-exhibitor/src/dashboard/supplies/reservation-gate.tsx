import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { QueryGate } from '@mosta/shared/shell';
import { Box, CircularProgress, LoadingState, Skeleton } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import { useReservations } from './reservation.queries';

type ReservationGateProps = { children: (reservations: readonly Reservation[]) => ReactNode };

/** Shows its children once the reservations are loaded; a spinner until then, and a retry after a failure. */
export function ReservationGate({ children }: ReservationGateProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <QueryGate
      query={useReservations()}
      loading={
        <LoadingState label={t('supplies.loading')}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
            <CircularProgress size={28} />
            {t('supplies.loading')}
          </Box>
          <Skeleton variant="rounded" height={260} />
        </LoadingState>
      }
      failed={t('supplies.failed')}
    >
      {children}
    </QueryGate>
  );
}
