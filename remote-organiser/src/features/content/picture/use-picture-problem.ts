import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Says why a picture was not taken, in the reader's language: the service gives a code. */
export function usePictureProblem(): (problem: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (problem) => {
    const failure = toAppError(problem);
    const [code] = failure.code === 'PICTURE_REFUSED' ? Object.keys(failure.fields) : [];
    const reason = code ? t(`content.picture.refusals.${code}`) : errorText(failure);
    return t('content.picture.failed', { reason });
  };
}
