import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { BATCH_PROBLEMS } from '@mosta/shared/schemas/participation-batch.schema';
import { useErrorText } from '@mosta/shared/shell';

/** The sentence of a decision that was refused, in the reader's language; one decision is refused as several at once are. */
export function useDecisionError(): (error: unknown) => string {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  return (error) => {
    const { code } = toAppError(error);
    const problem = BATCH_PROBLEMS.find((known) => known === code);
    return problem ? t(`batch.problems.${problem}`) : errorText(error);
  };
}
