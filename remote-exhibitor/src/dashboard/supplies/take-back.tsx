import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { useTranslation } from '@mosta/shared/i18n';
import type { Reservation } from '@mosta/shared/schemas/reservation.schema';
import { useErrorText } from '@mosta/shared/shell';
import type { PricedLine } from './priced-table';
import { useTakeBack } from './reservation.queries';

type TakeBackProps = {
  reservation: Reservation;
  /** The line that is asked about; null when nothing is. */
  line: PricedLine | null;
  onClose: () => void;
  onDone: (text: string) => void;
  onFailed: (text: string) => void;
};

/** Asks before an ordered line is taken back, and takes it back. */
export function TakeBack({ reservation, line, onClose, onDone, onFailed }: TakeBackProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { mutate, isPending } = useTakeBack();
  const name = line?.name ?? '';

  function confirm(): void {
    if (!line || isPending) return;
    mutate(
      { reservation, lineId: line._id },
      {
        onSuccess: () => onDone(t('supplies.takeBack.done', { name })),
        onError: (error) =>
          onFailed(t('supplies.takeBack.failed', { name, reason: errorText(error) })),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      open={line !== null}
      title={t('supplies.takeBack.title')}
      text={t('supplies.takeBack.text', { name, count: line?.quantity ?? 0 })}
      confirm={t('supplies.takeBack.confirm')}
      cancel={t('supplies.takeBack.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={isPending}
    />
  );
}
