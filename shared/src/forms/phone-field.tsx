import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useState } from 'react';
import { normalisePhone } from '../domain/phone';
import { FormField, type FormFieldProps } from './form-field';
import { isLeftForSending } from './left-for-sending';

type PhoneFieldProps = Omit<FormFieldProps, 'type' | 'notice' | 'code'> & {
  /** Writes the normalised number into the form. */
  onNormalised: (number: string) => void;
};

/** A telephone number, normalised to `+213555123456` on blur; the field shows the result. */
export function PhoneField({ field, onNormalised, ...props }: PhoneFieldProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [normalised, setNormalised] = useState('');
  return (
    <FormField
      {...props}
      type="tel"
      field={{
        ...field,
        onChange(event) {
          setNormalised('');
          return field.onChange(event);
        },
        onBlur(event) {
          const typed = textOf(event.target);
          const number = normalisePhone(typed);
          if (!isLeftForSending(event)) setNormalised(number ?? '');
          if (number !== null && number !== typed) onNormalised(number);
          return field.onBlur(event);
        },
      }}
      notice={
        normalised !== '' &&
        props.message === '' && (
          <>
            {t('forms.phone')} <bdi>{normalised}</bdi>
          </>
        )
      }
    />
  );
}

function textOf(target: unknown): string {
  return target instanceof HTMLInputElement ? target.value : '';
}
