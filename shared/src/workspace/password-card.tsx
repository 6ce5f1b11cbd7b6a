import { useSession } from '@mosta/shared/auth';
import { AppError, changePassword, toAppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, visuallyHidden } from '@mosta/shared/ui';
import { useState } from 'react';
import { ErrorSummary } from '../forms/error-summary';
import { FormCard } from '../forms/form-card';
import { FormFailure } from '../forms/form-failure';
import { PasswordField } from '../forms/password-field';
import { PASSWORD_MAX, PASSWORD_MIN, passwordChangeSchema } from '../schemas/account.schema';
import { NO_GAP } from './no-gap';
import { useWorkspaceTexts, WORKSPACE_TEXTS } from './texts';
import { useLabelledForm } from './use-labelled-form';

const FIELDS = [
  { name: 'current', label: 'password.fields.current' },
  { name: 'next', label: 'password.fields.next' },
] as const;
const SENTENCES = {
  namespace: WORKSPACE_TEXTS,
  key: 'password.validation',
  values: { min: PASSWORD_MIN, max: PASSWORD_MAX },
};
const EMPTY = { current: '', next: '' };

/** Changes the signed-in person's password; a setting among others. */
export function PasswordCard() {
  const { t } = useWorkspaceTexts();
  const errorText = useErrorText();
  const email = useSession()?.user.email ?? '';
  const [done, setDone] = useState(false);
  const state = useLabelledForm({
    sentences: SENTENCES,
    label: t,
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
    <FormCard title={t('password.title')} lead={t('password.lead')}>
      <Box
        component="form"
        noValidate
        method="post"
        aria-label={t('password.title')}
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxInlineSize: 560, ...NO_GAP }}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        {failure && problems.length === 0 && (
          <FormFailure title={t('password.failed')}>{errorText(failure)}</FormFailure>
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
          hint={t('password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        />
        <Button
          type="submit"
          variant="contained"
          loading={sending}
          loadingPosition="start"
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {t(sending ? 'password.sending' : 'password.submit')}
        </Button>
        <div role="status">
          {done && (
            <Alert severity="success" role="presentation">
              {t('password.done')}
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
