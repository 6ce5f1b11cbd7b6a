import { ErrorSummary } from '@mosta/shared/forms/error-summary';
import { FormFailure } from '@mosta/shared/forms/form-failure';
import { FormField } from '@mosta/shared/forms/form-field';
import { PasswordField } from '@mosta/shared/forms/password-field';
import { useTranslation } from '@mosta/shared/i18n';
import {
  type SecondFactorProof,
  secondFactorProofSchema,
} from '@mosta/shared/schemas/second-factor.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Typography } from '@mosta/shared/ui';
import { useId } from 'react';
import { FormDialog } from '../../ui/form-dialog';
import { useFactorForm } from './factor-form';

const FIELDS = [
  { name: 'password', label: 'secondFactor.fields.password' },
  { name: 'code', label: 'secondFactor.fields.anyCode' },
] as const;

type ProofDialogProps = {
  act: 'renew' | 'remove';
  text: string;
  send: (proof: SecondFactorProof) => Promise<void>;
  onClose: () => void;
};

/** Asks for password and code before something that a borrowed browser must not do. */
export function ProofDialog({ act, text, send, onClose }: ProofDialogProps) {
  const { t } = useTranslation('organiser');
  const errorText = useErrorText();
  const id = useId();
  const state = useFactorForm({
    schema: secondFactorProofSchema,
    empty: { password: '', code: '' },
    fields: FIELDS,
    send: async (proof) => {
      await send(proof);
      onClose();
    },
  });
  const { failure, problems, attempt, sending, submit, bind } = state;
  return (
    <FormDialog
      id={id}
      title={t(`secondFactor.${act}.title`)}
      confirm={t(`secondFactor.${act}.submit`)}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormFailure title={t(`secondFactor.${act}.failed`)}>{errorText(failure)}</FormFailure>
      )}
      <PasswordField {...bind('password')} autoComplete="current-password" />
      <FormField {...bind('code')} required code="text" autoComplete="one-time-code" />
    </FormDialog>
  );
}
