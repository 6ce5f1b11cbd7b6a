import type { Currency } from '@mosta/shared/domain/money';
import { fieldId } from '@mosta/shared/forms/form-field';
import { TextField } from '@mosta/shared/ui';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { amountText, readAmount } from '../../amount';
import type { ContentForm } from './kind-editor';

type AmountFieldProps = {
  form: UseFormReturn<ContentForm>;
  name: string;
  label: string;
  message: string;
  hint: string;
  currency: Currency;
  required: boolean;
};

/** An amount that people type as text, while the form has it in the currency's smallest used unit; nothing is null. */
export function AmountField(props: AmountFieldProps) {
  const { form, name, label, message, hint, currency, required } = props;
  const { field } = useController({ control: form.control, name });
  const [typed, setTyped] = useState(() => textOf(field.value, currency));
  // Another version may have taken the place of what was typed.
  const text = Object.is(amountIn(typed, currency), field.value)
    ? typed
    : textOf(field.value, currency);
  return (
    <TextField
      id={fieldId(name)}
      inputRef={field.ref}
      name={name}
      label={label}
      value={text}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(amountIn(target.value, currency));
      }}
      fullWidth
      required={required}
      error={message !== ''}
      helperText={message || hint}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
    />
  );
}

function amountIn(text: string, currency: Currency): number | null {
  return text.trim() === '' ? null : (readAmount(text, currency) ?? Number.NaN);
}

function textOf(value: unknown, currency: Currency): string {
  return typeof value === 'number' && !Number.isNaN(value) ? amountText(value, currency) : '';
}
