import { valibotResolver } from '@hookform/resolvers/valibot';
import { signUp, toAppError } from '@mosta/shared/http';
import { useTranslation } from '@mosta/shared/i18n';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type SignupInput,
  signupInputSchema,
} from '@mosta/shared/schemas/account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { showToast } from '@mosta/shared/toast';
import { Box } from '@mosta/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PATHS } from '../../paths';
import { AccountField } from './account-field';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';
import { READY_SENTENCE, useFieldMessage } from './use-field-message';

const FIELDS = ['nom', 'prenom', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Creates an account and begins its session. What was typed stays after a failure. */
export function SignupForm() {
  const { t } = useTranslation('exhibitor');
  const messageOf = useFieldMessage();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<SignupInput>({
    resolver: valibotResolver(signupInputSchema),
    defaultValues: { nom: '', prenom: '', email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const message = (name: Field) => messageOf(name, errors[name]);
  const problems = FIELDS.map((name) => ({ name, message: message(name) }));

  function showFailure(error: unknown): void {
    const { code, fields } = toAppError(error);
    if (code === 'EMAIL_TAKEN') {
      setError('email', { type: READY_SENTENCE, message: t('account.signup.taken') });
    }
    for (const name of FIELDS) {
      const sentence = fields[name];
      if (sentence) setError(name, { type: READY_SENTENCE, message: sentence });
    }
    setFailure(errorText(error));
    showToast(errorText(error), 'error');
  }

  const submit = handleSubmit(
    async (input) => {
      setFailure(null);
      await signUp(input).catch(showFailure);
    },
    () => setFailure(null),
  );

  return (
    <AccountForm
      kind="signup"
      onSubmit={submit}
      sending={isSubmitting}
      failure={failure}
      problems={problems.filter(({ message: text }) => text !== '')}
      attempt={submitCount}
      otherPath={PATHS.login}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <AccountField
          field={register('nom')}
          label={t('account.fields.nom')}
          autoComplete="family-name"
          message={message('nom')}
        />
        <AccountField
          field={register('prenom')}
          label={t('account.fields.prenom')}
          autoComplete="given-name"
          message={message('prenom')}
        />
      </Box>
      <AccountField
        field={register('email')}
        label={t('account.fields.email')}
        type="email"
        autoComplete="email"
        message={message('email')}
      />
      <PasswordField
        field={register('password')}
        autoComplete="new-password"
        message={message('password')}
        hint={t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
      />
    </AccountForm>
  );
}
