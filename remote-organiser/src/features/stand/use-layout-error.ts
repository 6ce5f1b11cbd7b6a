import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Codes that joining and separating may be refused with. */
const CODES = [
  ...(['STAND_HELD', 'STAND_JOINED', 'STAND_NOT_JOINED'] as const),
  ...(['STAND_CUT', 'STAND_NOT_CUT', 'STAND_CUT_OUTLINE'] as const),
  ...(['STAND_PART_SMALL', 'STAND_CODE_TAKEN'] as const),
  ...(['STANDS_APART', 'STANDS_OUTLINE', 'STANDS_CHANGED'] as const),
];

/** Says in the reader's language why stands were not joined, separated or cut. */
export function useLayoutError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    const known = CODES.find((one) => one === code);
    return known ? t(`stands.layout.errors.${known}`) : errorText(error);
  };
}
