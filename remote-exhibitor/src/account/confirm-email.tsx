import { useSession } from '@mosta/shared/auth';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import { toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, ButtonLink } from '@mosta/shared/ui';
import { useEffect, useRef } from 'react';
import { useConfirmEmail } from '../account.queries';
import { ELSEWHERE, PATHS } from '../paths';

/** Refusals that this page explains better than in general words. */
const EXPLAINED: Record<string, string> = {
  INVALID_CONFIRMATION_TOKEN: 'account.confirm.expired',
  EMAIL_TAKEN: 'account.confirm.taken',
};

type ConfirmEmailProps = {
  /** Of the link in the mail. */
  token: string;
};

/** Confirms an address at the press of a button: programs that look into links of mails press none. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const session = useSession();
  const confirm = useConfirmEmail();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (confirm.isSuccess) done.current?.focus();
  }, [confirm.isSuccess]);

  if (confirm.isSuccess) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Alert severity="success" role="status" ref={done} tabIndex={-1}>
          {t('account.confirm.done')}
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <ButtonLink to={PATHS.dashboard} variant="contained">
            {t(session ? 'account.confirm.onward' : 'account.confirm.login')}
          </ButtonLink>
          <ButtonLink to={ELSEWHERE.choose}>{t('account.confirm.plan')}</ButtonLink>
        </Box>
      </Box>
    );
  }
  const explained = confirm.error && EXPLAINED[toAppError(confirm.error).code];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'flex-start' }}>
      {confirm.isError && (
        <FormFailure title={t('account.confirm.failed')}>
          {explained ? t(explained) : errorText(confirm.error)}
        </FormFailure>
      )}
      {explained ? (
        <ButtonLink to={PATHS.dashboard} variant="contained">
          {t(session ? 'account.confirm.onward' : 'account.confirm.login')}
        </ButtonLink>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={confirm.isPending}
          loadingPosition="start"
          onClick={() => confirm.mutate(token)}
        >
          {t(confirm.isPending ? 'account.confirm.sending' : 'account.confirm.submit')}
        </Button>
      )}
    </Box>
  );
}
