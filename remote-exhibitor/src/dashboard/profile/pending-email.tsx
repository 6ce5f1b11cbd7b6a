import { formatDate, formatTime, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useResendConfirmation } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, AlertTitle, Box, Button } from '@mosta/shared/ui';
import { useCancelEmailChange } from './email.queries';

type PendingEmailProps = {
  email: string;
  /** Instant. */
  expires: string;
  onCancelled: () => void;
};

/** The wanted address waits to be confirmed: its mail can be sent again, and the change given up. */
export function PendingEmail({ email, expires, onCancelled }: PendingEmailProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const language = useLanguage();
  const resend = useResendConfirmation();
  const cancel = useCancelEmailChange(onCancelled);
  const until = { date: formatDate(language, expires), time: formatTime(language, expires) };
  return (
    <Alert severity="info" role="group" aria-label={t('settings.email.pendingTitle')}>
      <AlertTitle>{t('settings.email.pendingTitle')}</AlertTitle>
      <Box component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {t('settings.email.pending', { email, ...until })}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant="outlined"
          color="inherit"
          loading={resend.isPending}
          loadingPosition="start"
          onClick={() => resend.mutate()}
        >
          {t(resend.isPending ? 'settings.email.sending' : 'settings.email.resend')}
        </Button>
        <Button
          variant="text"
          color="inherit"
          loading={cancel.isPending}
          loadingPosition="start"
          onClick={() => cancel.mutate()}
        >
          {t(cancel.isPending ? 'settings.email.cancelling' : 'settings.email.cancel')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {resend.isSuccess && t('settings.email.resent')}
        {resend.isError && t('settings.email.notResent', { reason: errorText(resend.error) })}
        {cancel.isError && t('settings.email.notCancelled', { reason: errorText(cancel.error) })}
      </Box>
    </Alert>
  );
}
