import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Button, ButtonLink } from '@mosta/shared/ui';
import { useState } from 'react';
import { ELSEWHERE } from '../../paths';
import { ResendConfirmation } from './resend-confirmation';
import { useMoment } from './use-moment';

/** Refusals of the service that this page can explain better than in general words. */
const KNOWN = [
  ...['HOLD_LIMIT', 'ADDRESS_HOLD_LIMIT', 'HOLD_COOLDOWN', 'HOLD_NOT_PROLONGABLE'],
  ...['STAND_TAKEN', 'PARTICIPATION_REQUIRED', 'NOT_FOUND', 'EMAIL_NOT_VERIFIED'],
];

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
  const [failedAt] = useState(() => Date.now());
  const again = useMoment()(new Date(failedAt + (problem.retryAfter ?? 0) * 1000));
  return (
    <Alert
      role="presentation"
      severity={known ? 'warning' : 'error'}
      sx={{ flexWrap: 'wrap' }}
      action={
        problem.code === 'PARTICIPATION_REQUIRED' ? (
          <ButtonLink to={ELSEWHERE.participation} variant="outlined" size="small">
            {t('hold.participation')}
          </ButtonLink>
        ) : (
          !known &&
          onRetry && (
            <Button color="inherit" variant="outlined" size="small" onClick={onRetry}>
              {t('hold.retry')}
            </Button>
          )
        )
      }
    >
      {known ? t(`hold.problem.${problem.code}`, { code, ...again }) : errorText(error)}
      {problem.code === 'EMAIL_NOT_VERIFIED' && <ResendConfirmation />}
    </Alert>
  );
}
