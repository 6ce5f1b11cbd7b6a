import { FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { signIn } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { loginInputSchema } from '@mosta/shared/schemas/account.schema';
import { MuiLink } from '@mosta/shared/ui';
import { useAccountForm } from '../forms/use-account-form';
import { PATHS } from '../paths';
import { AccountForm } from './account-form';
import { useForgotLink } from './next-path';

const FIELDS = [
  { name: 'email', label: 'account.fields.email' },
  { name: 'password', label: 'account.fields.password' },
] as const;

/** Signs in; the page reacts to the session that begins. What was typed stays after a failure. */
export function LoginForm() {
  const { t } = useTranslation('exhibitor');
  const forgot = useForgotLink();
  const state = useAccountForm({
    schema: loginInputSchema,
    empty: { email: '', password: '' },
    fields: FIELDS,
    send: async (input, signal) => {
      await signIn(input, signal);
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
