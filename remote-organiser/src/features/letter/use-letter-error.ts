import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Refusals of letters, by their codes. */
const REFUSALS = ['LETTER_CHANGED', 'LETTER_NOT_DRAFT', 'LETTER_STARTED', 'NO_RECIPIENTS'];

/** The sentence of a failed call about a letter, in the reader's language. */
export function useLetterError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    return REFUSALS.includes(code) ? t(`mailing.errors.${code}`) : errorText(error);
  };
}
