import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import { useState } from 'react';
import { normalisePhone } from '../domain/phone';
import { FormField, type FormFieldProps } from './form-field';
import { isLeftForSending } from './left-for-sending';

type PhoneFieldProps = Omit<FormFieldProps, 'type' | 'notice' | 'code'> & {
  /** Puts the number's one spelling into the form. */
  onNormalised: (number: string) => void;
};

/** A telephone number: once it is left, what was typed becomes `+213555123456`, and the field says so. */
export function PhoneField({ field, onNormalised, ...props }: PhoneFieldProps) {
  const { t } = useTranslation(SHARED_NAMESPACE);
  const [kept, setKept] = useState('');
  return (
    <FormField
      {...props}
      type="tel"
      field={{
        ...field,
        onChange(event) {
          setKept('');
          return field.onChange(event);
        },
        onBlur(event) {
          const typed = textOf(event.target);
          const number = normalisePhone(typed);
          if (!isLeftForSending(event)) setKept(number ?? '');
          if (number !== null && number !== typed) onNormalised(number);
          return field.onBlur(event);
        },
      }}
      notice={
        kept !== '' &&
        props.message === '' && (
          <>
            {t('forms.phone')} <bdi>{kept}</bdi>
          </>
        )
      }
    />
  );
}

function textOf(target: unknown): string {
  return target instanceof HTMLInputElement ? target.value : '';
}
