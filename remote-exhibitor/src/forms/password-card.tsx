import { useSession } from '@mosta/shared/auth';
import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormCard } from '@mosta/shared/forms/form-card';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import { AppError, changePassword, toAppError } from '@mosta/shared/queries';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordChangeSchema,
} from '@mosta/shared/schemas/account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, visuallyHidden } from '@mosta/shared/ui';
import { useState } from 'react';
import { NO_GAP } from '../ui/no-gap';
import { useAccountForm } from './use-account-form';

const FIELDS = [
  { name: 'current', label: 'account.fields.current' },
  { name: 'next', label: 'account.fields.newPassword' },
] as const;
const EMPTY = { current: '', next: '' };

/** Changes the signed-in person's password; a setting among others. */
export function PasswordCard() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const email = useSession()?.user.email ?? '';
  const [done, setDone] = useState(false);
  const state = useAccountForm({
    schema: passwordChangeSchema,
    empty: EMPTY,
    fields: FIELDS,
    send: async (input, signal) => {
      setDone(false);
      await changePassword(input, signal).catch(reportAtCurrent);
      state.form.reset(EMPTY);
      setDone(true);
    },
  });
  const { failure, problems, attempt, sending, submit, bind } = state;
  return (
    <FormCard title={t('account.change.title')} lead={t('account.change.lead')}>
      <Box
        component="form"
        noValidate
        method="post"
        aria-label={t('account.change.title')}
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxInlineSize: 560, ...NO_GAP }}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        {failure && problems.length === 0 && (
          <FormFailure title={t('account.change.failed')}>{errorText(failure)}</FormFailure>
        )}
        {/* tells password managers whose password it is */}
        <input
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          aria-hidden
          tabIndex={-1}
          style={visuallyHidden}
        />
        <PasswordField {...bind('current')} autoComplete="current-password" />
        <PasswordField
          {...bind('next')}
          autoComplete="new-password"
          hint={t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        />
        <Button
          type="submit"
          variant="contained"
          loading={sending}
          loadingPosition="start"
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {t(sending ? 'account.change.sending' : 'account.change.submit')}
        </Button>
        <div role="status">
          {done && (
            <Alert severity="success" role="presentation">
              {t('account.change.done')}
            </Alert>
          )}
        </div>
      </Box>
    </FormCard>
  );
}

/** Reports a wrong password at its field. */
function reportAtCurrent(error: unknown): never {
  const refused = toAppError(error);
  if (refused.code !== 'WRONG_PASSWORD') throw refused;
  const { code, status, message } = refused;
  throw new AppError({ code, status, message, fields: { current: message }, cause: refused });
}
