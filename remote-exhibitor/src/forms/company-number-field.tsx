import { normaliseNif, normaliseRc } from '@mosta/shared/domain/company-number';
import { FormField, type FormFieldProps } from '@mosta/shared/forms/form-field';
import { isLeftForSending } from '@mosta/shared/forms/left-for-sending';
import { useTranslation } from '@mosta/shared/i18n';
import { Box } from '@mosta/shared/ui';
import { useState } from 'react';
import { NumberHelp } from './number-help';

type CompanyNumberFieldProps = Pick<FormFieldProps, 'field' | 'label' | 'message'> & {
  /** Register number or tax number. */
  number: 'rc' | 'nif';
  /** Other countries have other numbers. */
  algerian: boolean;
  /** The current value in the form. */
  value: string;
  /** Receives the normalised spelling. */
  onNormalised: (number: string) => void;
  /** Validates the field alone when it is left, before the whole form is sent. */
  onLeft?: () => void;
};

/**
 * A company's number. Leaving the field normalises its spelling; a doubtful register number is accepted with a notice.
 * A help text says what the number is and where to find it.
 */
export function CompanyNumberField(props: CompanyNumberFieldProps) {
  const { number, algerian, value, onNormalised, onLeft, field, label, message } = props;
  const { t } = useTranslation('exhibitor');
  const [left, setLeft] = useState(value);
  const doubtful =
    number === 'rc' && algerian && value !== '' && value === left && normaliseRc(value).doubtful;

  function leave(sending: boolean): void {
    const normalised = spellingOf(number, value.trim(), algerian);
    if (normalised !== value) onNormalised(normalised);
    // sending reports every problem
    if (sending) return;
    setLeft(normalised);
    if (normalised !== '') onLeft?.();
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 }}>
      <FormField
        message={message}
        label={algerian ? label : t(`participationForm.foreign.${number}`)}
        field={{
          ...field,
          onBlur: (event) => {
            leave(isLeftForSending(event));
            return field.onBlur(event);
          },
        }}
        required={algerian || number === 'nif'}
        code={algerian && number === 'nif' ? 'numeric' : 'text'}
        hint={t(`participationForm.${algerian ? 'hints' : 'foreign'}.${number}Hint`)}
        {...(number === 'rc' ? { notice: doubtful ? t('participationForm.doubtful') : '' } : {})}
      />
      {algerian && <NumberHelp number={number} />}
    </Box>
  );
}

/** A number in its one spelling, where it is recognised; otherwise as typed. */
function spellingOf(number: 'rc' | 'nif', typed: string, algerian: boolean): string {
  if (!algerian || typed === '') return typed;
  if (number === 'nif') return normaliseNif(typed) ?? typed;
  const { number: spelt, doubtful } = normaliseRc(typed);
  return doubtful ? typed : spelt;
}
