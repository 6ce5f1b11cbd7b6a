import { useTranslation } from '@mosta/shared/i18n';
import { PASSWORD_MAX, PASSWORD_MIN } from '@mosta/shared/schemas/account.schema';
import {
  type LabelledFormOptions,
  useLabelledForm,
} from '@mosta/shared/workspace/use-labelled-form';
import type { FieldValues } from 'react-hook-form';

/** Where the sentences of the account forms' fields stand, and the numbers in them. */
const SENTENCES = {
  namespace: 'exhibitor',
  key: 'account.validation',
  values: { min: PASSWORD_MIN, max: PASSWORD_MAX },
};

/** A form with the labels and sentences of the account forms. */
export function useAccountForm<Input extends FieldValues, Output>(
  options: Omit<LabelledFormOptions<Input, Output>, 'sentences' | 'label'>,
) {
  const { t } = useTranslation('exhibitor');
  return useLabelledForm({ ...options, sentences: SENTENCES, label: t });
}
