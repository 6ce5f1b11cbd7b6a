import { FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { signIn, toAppError } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { MuiLink } from '@mosta/shared/ui';
import { useState } from 'react';
import { useAccountForm } from '../forms/use-account-form';
import { PATHS } from '../paths';
import { AccountForm } from './account-form';
import { CodeForm } from './code-form';
import { type Credentials, credentialsSchema } from './credentials';
import { useForgotLink } from './next-path';

const FIELDS = [
  { name: 'email', label: 'account.fields.email' },
  { name: 'password', label: 'account.fields.password' },
] as const;

/** Signs in, by password and where the account wants it by a code; the page reacts to the session that begins. */
export function LoginForm() {
  const [email, setEmail] = useState('');
  const [known, setKnown] = useState<Credentials | null>(null);
  if (known) return <CodeForm credentials={known} onBack={() => setKnown(null)} />;
  return (
    <PasswordForm
      email={email}
      onCodeNeeded={(credentials) => {
        setEmail(credentials.email);
        setKnown(credentials);
      }}
    />
  );
}

type PasswordFormProps = {
  /** What was typed before. */
  email: string;
  onCodeNeeded: (credentials: Credentials) => void;
};

/** What was typed stays after a failure. */
function PasswordForm({ email, onCodeNeeded }: PasswordFormProps) {
  const { t } = useTranslation('exhibitor');
  const forgot = useForgotLink();
  const state = useAccountForm({
    schema: credentialsSchema,
    empty: { email, password: '' },
    fields: FIELDS,
    send: async (input, signal) => {
      await signIn(input, signal).catch((error: unknown) => {
        if (toAppError(error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
        onCodeNeeded(input);
      });
    },
  });
  return (
    <AccountForm kind="login" state={state} otherPath={PATHS.signup}>
      <FormField {...state.bind('email')} required type="email" autoComplete="username" />
      <PasswordField {...state.bind('password')} autoComplete="current-password" />
      <MuiLink component={Link} to={forgot} sx={{ alignSelf: 'flex-start', paddingBlock: 1 }}>
        {t('account.login.forgot')}
      </MuiLink>
    </AccountForm>
  );
}
