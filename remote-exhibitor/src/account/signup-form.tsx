import { ConsentField } from '@mosta/shared/forms/consent-field';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { signUp } from '@mosta/shared/queries';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  signupInputSchema,
} from '@mosta/shared/schemas/account.schema';
import { consentVersionSchema } from '@mosta/shared/schemas/consent.schema';
import * as v from 'valibot';
import { useAccountForm } from '../forms/use-account-form';
import { PATHS } from '../paths';
import { AccountForm } from './account-form';

/** The API takes an account without consent; the page does not make one. */
const schema = v.object({ ...signupInputSchema.entries, consent: consentVersionSchema });

const FIELDS = [
  { name: 'nom', label: 'account.fields.nom' },
  { name: 'prenom', label: 'account.fields.prenom' },
  { name: 'email', label: 'account.fields.email' },
  { name: 'password', label: 'account.fields.password' },
  { name: 'consent', label: 'account.fields.consent' },
] as const;

/** Creates an account and begins its session. What was typed stays after a failure. */
export function SignupForm() {
  const { t } = useTranslation('exhibitor');
  const state = useAccountForm({
    schema,
    empty: { nom: '', prenom: '', email: '', password: '' },
    fields: FIELDS,
    send: async (input, signal) => {
      await signUp(input, signal);
    },
  });
  const { bind } = state;
  return (
    <AccountForm kind="signup" state={state} otherPath={PATHS.login}>
      <FieldRow>
        <FormField {...bind('nom')} required autoComplete="family-name" />
        <FormField {...bind('prenom')} required autoComplete="given-name" />
      </FieldRow>
      {/* password managers keep what is called "username" with the new password */}
      <FormField {...bind('email')} required type="email" autoComplete="username" />
      <PasswordField
        {...bind('password')}
        autoComplete="new-password"
        hint={t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
      />
      <ConsentField {...bind('consent')}>{t('account.signup.consent')}</ConsentField>
    </AccountForm>
  );
}
