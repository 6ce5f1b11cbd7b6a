import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, CircularProgress, ErrorState, LoadingState, Skeleton } from '@mosta/shared/ui';
import { useState } from 'react';
import { useReservations } from './reservation.queries';
import { ReservationPicker } from './reservation-picker';
import { SuppliesTabs } from './supplies-tabs';

/** What the signed-in exhibitor has booked: all reservations, the first one preselected, in three tabs. */
export function Supplies() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useReservations();
  if (data) return <LoadedSupplies reservations={data} />;
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

function LoadedSupplies({ reservations }: { reservations: readonly Reservation[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = reservations.find(({ _id }) => _id === chosenId) ?? reservations.at(0);
  return (
    <>
      {chosen && reservations.length > 1 && (
        <ReservationPicker reservations={reservations} chosen={chosen} onChoose={setChosenId} />
      )}
      <SuppliesTabs reservation={chosen} />
    </>
  );
}
