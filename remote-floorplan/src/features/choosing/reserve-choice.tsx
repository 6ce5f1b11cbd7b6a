import { StandChoiceDialog } from '@mosta/shared/forms/stand-choice-dialog';
import { toAppError } from '@mosta/shared/queries';
import { useReserveChosen, useStandQuestion } from './stand-choice.queries';

type ReserveChoiceProps = {
  id: string;
  code: string;
  /** Why the reservation was refused; undefined while it was not. */
  error: unknown;
  /** The stand is reserved. */
  onDone: () => void;
  /** It is not decided now; the hold stays. */
  onCancel: () => void;
};

/** Asks what becomes of the quote, where the service refused a stand of another size. */
export function ReserveChoice({ id, code, error, onDone, onCancel }: ReserveChoiceProps) {
  const differs = differsInSize(error);
  const { data } = useStandQuestion(id, differs);
  const reserve = useReserveChosen(id, onDone);
  if (!data) return null;
  return (
    <StandChoiceDialog
      open={differs}
      stands={[{ name: code, size: data.size }]}
      packages={data.packages}
      totals={data.totals}
      busy={reserve.isPending}
      onChoose={(choice) => reserve.mutate(choice, { onError: onCancel })}
      onCancel={onCancel}
    />
  );
}

/** Whether a stand was refused because of its size alone. */
export function differsInSize(error: unknown): boolean {
  return Boolean(error) && toAppError(error).code === 'STAND_SIZE_DIFFERS';
}
