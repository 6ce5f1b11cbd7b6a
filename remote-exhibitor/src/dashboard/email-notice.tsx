import { useSession } from '@mosta/shared/auth';
import { useTranslation } from '@mosta/shared/i18n';
import { useQuery, useResendConfirmation } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, AlertTitle, Box, Button } from '@mosta/shared/ui';
import { ownAccountQuery } from '../account.queries';

/** Says in every view that the account's address waits to be confirmed, and sends the mail once more. */
export function EmailNotice() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const { data: account } = useQuery(ownAccountQuery(useSession()?.user._id));
  const resend = useResendConfirmation();
  if (!account || account.emailVerified) return null;
  return (
    <Alert severity="warning" role="region" aria-label={t('emailNotice.title')} sx={{ mb: 8 }}>
      <AlertTitle>{t('emailNotice.title')}</AlertTitle>
      <Box component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {t('emailNotice.text', { email: account.emailChange?.email ?? account.user.email })}
      </Box>
      <Box sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        {!resend.isSuccess && (
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            loading={resend.isPending}
            loadingPosition="start"
            onClick={() => resend.mutate()}
          >
            {t(resend.isPending ? 'emailNotice.sending' : 'emailNotice.resend')}
          </Button>
        )}
        <div role="status">
          {resend.isSuccess && t('emailNotice.sent')}
          {resend.isError && `${t('emailNotice.failed')} ${errorText(resend.error)}`}
        </div>
      </Box>
    </Alert>
  );
}
