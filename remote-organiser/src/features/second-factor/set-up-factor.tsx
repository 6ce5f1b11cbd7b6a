import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  type NewSecondFactor,
} from '@mosta/shared/schemas/second-factor.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { NO_GAP } from '@mosta/shared/workspace/no-gap';
import { QrCode } from '@mosta/shared/workspace/qr-code';
import { type ReactNode, useEffect, useState } from 'react';
import { useFactorForm } from './factor-form';
import { useBeginFactor, useConfirmFactor } from './second-factor.queries';

type SetUpFactorProps = {
  /** Whether the first form is there without being asked for. */
  begun: boolean;
  onCodes: (codes: readonly string[]) => void;
};

/** Sets the second factor up: the password, then a first code of the app that has read the secret. */
export function SetUpFactor({ begun, onCodes }: SetUpFactorProps) {
  const { t } = useTranslation('organiser');
  const [wanted, setWanted] = useState(begun);
  const [made, setMade] = useState<NewSecondFactor | null>(null);
  if (made) return <ConfirmForm made={made} onCodes={onCodes} onCancel={() => setMade(null)} />;
  if (wanted) return <BeginForm onMade={setMade} />;
  return (
    <Button variant="outlined" onClick={() => setWanted(true)} sx={{ alignSelf: 'flex-start' }}>
      {t('secondFactor.begin.action')}
    </Button>
  );
}

function BeginForm({ onMade }: { onMade: (made: NewSecondFactor) => void }) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useBeginFactor();
  const state = useFactorForm({
    schema: beginSecondFactorSchema,
    empty: { password: '' },
    fields: [{ name: 'password', label: 'secondFactor.fields.password' }],
    send: async ({ password }) => onMade(await mutateAsync(password)),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <FactorForm part="begin" state={state}>
      <Typography>{t('secondFactor.begin.text')}</Typography>
      <PasswordField {...state.bind('password')} autoComplete="current-password" />
    </FactorForm>
  );
}

type ConfirmFormProps = {
  made: NewSecondFactor;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
};

function ConfirmForm({ made, onCodes, onCancel }: ConfirmFormProps) {
  const { t } = useTranslation('organiser');
  const { mutateAsync } = useConfirmFactor();
  const state = useFactorForm({
    schema: confirmSecondFactorSchema,
    empty: { code: '' },
    fields: [{ name: 'code', label: 'secondFactor.fields.code' }],
    send: async ({ code }) => onCodes(await mutateAsync(code)),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <FactorForm
      part="scan"
      state={state}
      more={
        <Button variant="text" onClick={onCancel}>
          {t('secondFactor.scan.cancel')}
        </Button>
      }
    >
      <Typography>{t('secondFactor.scan.text')}</Typography>
      <QrCode text={made.uri} label={t('secondFactor.scan.qr')} size={224} />
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('secondFactor.scan.secret')}
        </Typography>
        <Box
          component="code"
          dir="ltr"
          sx={{ display: 'block', overflowWrap: 'anywhere', textAlign: 'start', fontWeight: 600 }}
        >
          {made.secret.replace(/.{4}(?!$)/g, '$& ')}
        </Box>
      </Box>
      <FormField {...state.bind('code')} required code="numeric" autoComplete="one-time-code" />
    </FactorForm>
  );
}

type FactorFormProps = {
  part: 'begin' | 'scan';
  state: Pick<
    ReturnType<typeof useFactorForm>,
    'submit' | 'problems' | 'attempt' | 'failure' | 'sending'
  >;
  /** Beside the button. */
  more?: ReactNode;
  children: ReactNode;
};

function FactorForm({ part, state, more, children }: FactorFormProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const { submit, problems, attempt, failure, sending } = state;
  return (
    <Box
      component="form"
      noValidate
      method="post"
      aria-label={t('secondFactor.begin.action')}
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxInlineSize: 560, ...NO_GAP }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormFailure title={t(`secondFactor.${part}.failed`)}>{errorText(failure)}</FormFailure>
      )}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
          {t(`secondFactor.${part}.submit`)}
        </Button>
        {more}
      </Box>
    </Box>
  );
}
