import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button } from '@mosta/shared/ui';

/** Refusals of the service that this page can explain better than in general words. */
const KNOWN = ['HOLD_LIMIT', 'HOLD_NOT_PROLONGABLE', 'STAND_TAKEN', 'NOT_FOUND'];

type HoldProblemProps = {
  error: unknown;
  code: string;
  /** Offered where trying again may help. */
  onRetry?: (() => void) | undefined;
};

/** Why something with a hold did not work. */
export function HoldProblem({ error, code, onRetry }: HoldProblemProps) {
  const { t } = useTranslation('floorplan');
  const errorText = useErrorText();
  const problem = toAppError(error);
  const known = KNOWN.includes(problem.code);
  return (
    <Alert
      role="presentation"
      severity={known ? 'warning' : 'error'}
      sx={{ flexWrap: 'wrap' }}
      action={
        !known &&
        onRetry && (
          <Button color="inherit" variant="outlined" size="small" onClick={onRetry}>
            {t('hold.retry')}
          </Button>
        )
      }
    >
      {known ? t(`hold.problem.${problem.code}`, { code }) : errorText(error)}
    </Alert>
  );
}
