import { valibotResolver } from '@hookform/resolvers/valibot';
import { signIn } from '@mosta/shared/http';
import { useTranslation } from '@mosta/shared/i18n';
import { type LoginInput, loginInputSchema } from '@mosta/shared/schemas/account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { showToast } from '@mosta/shared/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PATHS } from '../../paths';
import { AccountField } from './account-field';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';
import { useFieldMessage } from './use-field-message';

const FIELDS = ['email', 'password'] as const;

/** Signs in; the page reacts to the session that begins. What was typed stays after a failure. */
export function LoginForm() {
  const { t } = useTranslation('exhibitor');
  const messageOf = useFieldMessage();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: valibotResolver(loginInputSchema),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const messages = FIELDS.map((name) => ({ name, message: messageOf(name, errors[name]) }));
  const message = (name: (typeof FIELDS)[number]) => messageOf(name, errors[name]);

  const submit = handleSubmit(
    async (input) => {
      setFailure(null);
      try {
        await signIn(input);
      } catch (error) {
        const text = errorText(error);
        setFailure(text);
        showToast(text, 'error');
      }
    },
    () => setFailure(null),
  );

  return (
    <AccountForm
      kind="login"
      onSubmit={submit}
      sending={isSubmitting}
      failure={failure}
      problems={messages.filter(({ message: text }) => text !== '')}
      attempt={submitCount}
      otherPath={PATHS.signup}
    >
      <AccountField
        field={register('email')}
        label={t('account.fields.email')}
        type="email"
        autoComplete="username"
        message={message('email')}
      />
      <PasswordField
        field={register('password')}
        autoComplete="current-password"
        message={message('password')}
      />
    </AccountForm>
  );
}
