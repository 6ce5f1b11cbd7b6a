import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Refusals of payments and documents whose sentence names no figure, by their codes. */
const REFUSALS = ['ALREADY_RECORDED'];

/** The sentence of a failed call about money, in the reader's language. */
export function usePaymentError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    return REFUSALS.includes(code) ? t(`payments.errors.${code}`) : errorText(error);
  };
}
