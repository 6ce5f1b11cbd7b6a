import { FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { requestPasswordReset } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { forgotPasswordSchema } from '@mosta/shared/schemas/account.schema';
import { Alert, AlertTitle, Box, Button, MuiLink } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useAccountForm } from '../forms/use-account-form';
import { PATHS } from '../paths';
import { AccountForm } from './account-form';
import { useEntranceLink } from './next-path';

const FIELDS = [{ name: 'email', label: 'account.fields.email' }] as const;

/** Asks for a link to a new password. The answer does not reveal whether the address has an account. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAccountForm({
    schema: forgotPasswordSchema,
    empty: { email: '' },
    fields: FIELDS,
    send: async ({ email }, signal) => {
      await requestPasswordReset(email, signal);
      setSentTo(email);
    },
  });
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AccountForm kind="forgot" state={state} otherPath={PATHS.login}>
      <FormField {...state.bind('email')} required type="email" autoComplete="username" />
    </AccountForm>
  );
}

/** Takes the place of the form, and its focus; the address that was typed stays for another attempt. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('exhibitor');
  const back = useEntranceLink(PATHS.login);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'flex-start' }}>
      <Alert severity="success" role="status" ref={box} tabIndex={-1}>
        <AlertTitle>{t('account.forgot.done.title')}</AlertTitle>
        <Box component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
          {t('account.forgot.done.text', { email })}
        </Box>
        <Box component="p" sx={{ margin: 0, mt: 2 }}>
          {t('account.forgot.done.spam')}
        </Box>
      </Alert>
      <Button variant="outlined" onClick={onAgain}>
        {t('account.forgot.done.again')}
      </Button>
      <MuiLink component={Link} to={back}>
        {t('account.forgot.done.back')}
      </MuiLink>
    </Box>
  );
}
