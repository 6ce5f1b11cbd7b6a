import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { resetPassword } from '@mosta/shared/queries';
import { Link, useNavigate } from '@mosta/shared/router';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  resetPasswordSchema,
} from '@mosta/shared/schemas/account.schema';
import { MuiLink } from '@mosta/shared/ui';
import * as v from 'valibot';
import { useAccountForm } from '../forms/use-account-form';
import { PATHS } from '../paths';
import { AccountForm } from './account-form';
import { PASSWORD_RESET } from './login-notice';
import { useForgotLink } from './next-path';

const schema = v.pick(resetPasswordSchema, ['password']);
const FIELDS = [{ name: 'password', label: 'account.fields.newPassword' }] as const;

type ResetFormProps = {
  /** Of the link in the mail. */
  token: string;
};

/** Chooses a new password, and leads to signing in with it. */
export function ResetForm({ token }: ResetFormProps) {
  const { t } = useTranslation('exhibitor');
  const navigate = useNavigate();
  const forgot = useForgotLink();
  const state = useAccountForm({
    schema,
    empty: { password: '' },
    fields: FIELDS,
    send: async ({ password }, signal) => {
      await resetPassword({ token, password }, signal);
      // the used link leaves the history with it
      await navigate(PATHS.login, { replace: true, state: PASSWORD_RESET });
    },
  });
  const expired = state.failure?.code === 'INVALID_RESET_TOKEN';
  return (
    <AccountForm
      kind="reset"
      state={state}
      otherPath={PATHS.login}
      failureText={
        expired && (
          <>
            {t('account.reset.expired')} {t('account.reset.expiredText')}{' '}
            <MuiLink component={Link} to={forgot} color="inherit">
              {t('account.reset.ask')}
            </MuiLink>
          </>
        )
      }
    >
      <PasswordField
        {...state.bind('password')}
        autoComplete="new-password"
        hint={t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
      />
    </AccountForm>
  );
}
