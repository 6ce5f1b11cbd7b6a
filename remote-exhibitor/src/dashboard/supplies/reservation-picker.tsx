import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { TextField } from '@mosta/shared/ui';

type ReservationPickerProps = {
  reservations: readonly Reservation[];
  chosen: Reservation;
  onChoose: (id: string) => void;
};

/** Chooses among several reservations, each named by its stands. */
export function ReservationPicker({ reservations, chosen, onChoose }: ReservationPickerProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <TextField
      select
      id="reservation"
      label={t('supplies.reservation')}
      value={chosen._id}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mb: 6, inlineSize: { xs: '100%', sm: 420 } }}
    >
      {reservations.map(({ _id, booths }, index) => (
        <option key={_id} value={_id}>
          {t('supplies.reservationOption', {
            number: index + 1,
            booths: booths.map(({ booth }) => booth.name).join(', ') || t('supplies.noBooth'),
          })}
        </option>
      ))}
    </TextField>
  );
}
