import { TextField } from '@mosta/shared/ui';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export type AccountFieldProps = {
  field: UseFormRegisterReturn;
  label: string;
  autoComplete: string;
  /** Sentence of the error, empty when there is none. */
  message: string;
  /** Told before anything is typed; the error takes its place. */
  hint?: string;
  type?: 'text' | 'email' | 'password';
  adornment?: ComponentProps<typeof TextField>['slotProps'];
};

/** One labelled field of the account forms, bound to the form's state. */
export function AccountField({
  field: { ref, ...field },
  label,
  autoComplete,
  message,
  hint,
  type = 'text',
  adornment,
}: AccountFieldProps) {
  return (
    <TextField
      {...field}
      {...fieldId(field.name)}
      inputRef={ref}
      label={label}
      type={type}
      fullWidth
      autoComplete={autoComplete}
      error={message !== ''}
      helperText={message || hint}
      slotProps={{
        ...adornment,
        htmlInput: {
          'aria-required': true,
          // addresses and passwords read from left to right in Arabic too
          ...(type === 'text' ? {} : { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' }),
        },
      }}
    />
  );
}

/** Id by which the error summary leads to a field. */
export function fieldId(name: string): { id: string } {
  return { id: `account-${name}` };
}
