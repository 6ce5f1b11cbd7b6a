import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { emailChangeSchema } from '@mosta/shared/schemas/account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useAccountForm } from '../../forms/use-account-form';
import { useChangeEmail } from './email.queries';

const FIELDS = [
  { name: 'email', label: 'settings.email.new' },
  // Its last part finds its sentences; the whole is its id, beside the password of the erasure.
  { name: 'change.password', label: 'settings.email.password' },
] as const;
const EMPTY = { email: '', change: { password: '' } };

type EmailFormProps = {
  /** The address that the account has. */
  current: string;
  onSend: () => void;
  onSent: (email: string) => void;
};

/** Asks for another address, with the password. */
export function EmailForm({ current, onSend, onSent }: EmailFormProps) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const change = useChangeEmail();
  const schema = useMemo(
    () =>
      v.object({
        change: v.pick(emailChangeSchema, ['password']),
        email: v.pipe(emailChangeSchema.entries.email, v.notValue(current)),
      }),
    [current],
  );
  const { failure, atFields, problems, attempt, sending, submit, bind } = useAccountForm({
    ...{ schema, empty: EMPTY, fields: FIELDS },
    send: async (input, signal) => {
      onSend();
      await change({ email: input.email, ...input.change }, signal);
      onSent(input.email);
    },
  });
  return (
    <Box
      component="form"
      noValidate
      method="post"
      aria-label={t('settings.email.title')}
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5, ...NO_GAP }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && !atFields && (
        <FormFailure title={t('settings.email.failed')}>{errorText(failure)}</FormFailure>
      )}
      <FormField {...bind('email')} required type="email" autoComplete="email" />
      <PasswordField {...bind('change.password')} autoComplete="current-password" />
      <Button
        type="submit"
        variant="contained"
        loading={sending}
        loadingPosition="start"
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t(sending ? 'settings.email.sending' : 'settings.email.submit')}
      </Button>
    </Box>
  );
}
