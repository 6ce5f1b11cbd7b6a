import { FormField } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { signIn } from '@mosta/shared/queries';
import { secondFactorCodeSchema } from '@mosta/shared/schemas/account.schema';
import { Box, Button, Typography } from '@mosta/shared/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useAccountForm } from '../forms/use-account-form';
import { AccountForm } from './account-form';
import type { Credentials } from './credentials';

const codeSchema = v.object({ code: secondFactorCodeSchema });

type CodeFormProps = {
  /** What the first step found right. */
  credentials: Credentials;
  /** To the first step, for another account. */
  onBack: () => void;
};

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ credentials, onBack }: CodeFormProps) {
  const { t } = useTranslation('exhibitor');
  const [recovery, setRecovery] = useState(false);
  const label = recovery ? 'account.fields.recoveryCode' : 'account.fields.code';
  const state = useAccountForm({
    schema: codeSchema,
    empty: { code: '' },
    fields: [{ name: 'code', label }],
    send: async (input, signal) => {
      await signIn({ ...credentials, ...input }, signal);
    },
  });
  const { setFocus, resetField } = state.form;
  useEffect(() => setFocus('code'), [setFocus, recovery]);

  function switchKind(): void {
    resetField('code');
    setRecovery(!recovery);
  }

  return (
    <AccountForm kind="login" state={state} otherPath={null}>
      <Box role="status">
        <Typography variant="h4" component="h2" sx={{ color: 'olive' }}>
          {t('account.code.title')}
        </Typography>
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {t(recovery ? 'account.code.recoveryText' : 'account.code.text', {
            email: credentials.email,
          })}
        </Typography>
      </Box>
      <FormField
        {...state.bind('code')}
        required
        code={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="text" onClick={switchKind}>
          {t(recovery ? 'account.code.toApp' : 'account.code.toRecovery')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('account.code.back')}
        </Button>
      </Box>
    </AccountForm>
  );
}
