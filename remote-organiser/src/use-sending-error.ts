import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** An earlier call with the same key has recorded other values. */
export const ALREADY_RECORDED = 'ALREADY_RECORDED';

/** The sentence of a failed call that has a key (`useSendingKey`), in the reader's language. */
export function useSendingError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) =>
    toAppError(error).code === ALREADY_RECORDED ? t('common.alreadyRecorded') : errorText(error);
}
