import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Codes that joining and separating may be refused with. */
const CODES = [
  ...(['STAND_HELD', 'STAND_JOINED', 'STAND_NOT_JOINED'] as const),
  ...(['STANDS_APART', 'STANDS_OUTLINE', 'STANDS_CHANGED'] as const),
];

/** Says in the reader's language why stands were not joined or separated. */
export function useLayoutError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    const known = CODES.find((one) => one === code);
    return known ? t(`stands.layout.errors.${known}`) : errorText(error);
  };
}
