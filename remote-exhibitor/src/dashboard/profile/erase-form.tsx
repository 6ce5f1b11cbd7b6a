import { valibotResolver } from '@hookform/resolvers/valibot';
import { endSession } from '@mosta/shared/auth';
import { ConfirmDialog } from '@mosta/shared/forms/confirm-dialog';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useFieldMessage } from '@mosta/shared/forms/use-field-message';
import { useTranslation } from '@mosta/shared/i18n';
import { type AppError, toAppError, useCancellableCall } from '@mosta/shared/queries';
import { useNavigate } from '@mosta/shared/router';
import { eraseAccountSchema } from '@mosta/shared/schemas/account.schema';
import { useErrorText } from '@mosta/shared/shell';
import { showToast } from '@mosta/shared/toast';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ELSEWHERE } from '../../paths';
import { eraseAccount } from './profile.queries';

/** Erases the account, after the password and a question. */
export function EraseForm() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const run = useCancellableCall();
  const messageOf = useFieldMessage({ namespace: 'exhibitor', key: 'settings.data.validation' });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<{ password: string }>({
    resolver: valibotResolver(eraseAccountSchema),
    defaultValues: { password: '' },
  });
  const { getFieldState, setFocus } = form;

  useEffect(() => {
    // not sooner: a dialog that closes gives the focus back to what opened it
    if (!asked && getFieldState('password').invalid) setFocus('password');
  }, [asked, getFieldState, setFocus]);

  async function erase(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await run((signal) => eraseAccount(form.getValues('password'), signal));
      endSession();
      showToast(t('settings.data.done'), 'success');
      void navigate(ELSEWHERE.home);
    } catch (error) {
      const refused = toAppError(error);
      if (refused.code === 'WRONG_PASSWORD') {
        form.setError('password', { type: refused.code });
      } else setFailure(refused);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('settings.data.erase')}
      onSubmit={(event) => void form.handleSubmit(() => setAsked(true))(event)}
      sx={{ display: 'grid', gap: 4, maxInlineSize: 520, '& > *': { minInlineSize: 0 } }}
    >
      <Typography variant="h5" component="h3">
        {t('settings.data.erase')}
      </Typography>
      <Typography>{t('settings.data.eraseText')}</Typography>
      {failure && (
        <FormFailure title={t('settings.data.failed')}>
          {failure.code === 'ERASURE_BLOCKED' ? t('settings.data.blocked') : errorText(failure)}
        </FormFailure>
      )}
      <PasswordField
        field={form.register('password')}
        label={t('settings.data.password')}
        message={messageOf('password', form.formState.errors.password)}
        autoComplete="current-password"
      />
      <Button type="submit" variant="outlined" color="error" sx={{ justifySelf: 'start' }}>
        {t('settings.data.erase')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('settings.data.askTitle')}
        text={t('settings.data.ask')}
        confirm={t('settings.data.confirm')}
        cancel={t('settings.data.keep')}
        busy={busy}
        onConfirm={() => void erase()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}
