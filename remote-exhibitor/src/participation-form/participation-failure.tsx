import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { AppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { useErrorText } from '@mosta/shared/shell';
import { Box, MuiLink } from '@mosta/shared/ui';
import { PATHS } from '../paths';

/** Refusals of the quote that goes along. */
const OF_QUOTE = ['NO_LONGER_OFFERED', 'PROMO_UNKNOWN', 'EMPTY_SIMULATION'];

/** Why the request was not taken, and what to do now; nothing is lost. */
export function ParticipationFailure({ failure }: { failure: AppError }) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { code, status } = failure;
  if (code === 'REGISTRATIONS_CLOSED') {
    return (
      <FormFailure severity="info" title={t('participationForm.closed')}>
        {t('participationForm.closedText')}
      </FormFailure>
    );
  }
  return (
    <FormFailure title={t('participationForm.toast.failure')}>
      {status === 401 && code !== 'INVALID_CREDENTIALS'
        ? t('participationForm.failure.sessionExpired')
        : errorText(failure)}
      {OF_QUOTE.includes(code) && (
        <Hint
          to={PATHS.simulation}
          text={t('participationForm.failure.quote')}
          link={t('participationForm.quote.change')}
        />
      )}
    </FormFailure>
  );
}

function Hint({ to, text, link }: { to: string; text: string; link: string }) {
  return (
    <Box component="p" sx={{ margin: 0, mt: 2 }}>
      {text}{' '}
      <MuiLink component={Link} to={to} color="inherit">
        {link}
      </MuiLink>
    </Box>
  );
}
