import { useTranslation } from '@mosta/shared/i18n';
import { useResendConfirmation } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button } from '@mosta/shared/ui';

/** Sends the mail that confirms an exhibitor's address once more, where the option was refused for want of it. */
export function ResendConfirmation() {
  const { t } = useTranslation('floorplan');
  const errorText = useErrorText();
  const resend = useResendConfirmation();
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {!resend.isSuccess && (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('hold.resend.action')}
        </Button>
      )}
      <div role="status">
        {resend.isSuccess && t('hold.resend.sent')}
        {resend.isError && errorText(resend.error)}
      </div>
    </Box>
  );
}
