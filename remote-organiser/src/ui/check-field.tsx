import { fieldId } from '@mosta/shared/forms/form-field';
import { Box, Typography } from '@mosta/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

type CheckFieldProps = { field: UseFormRegisterReturn; label: string; message?: string };

/** A box to tick, bound to a form's state. */
export function CheckField({ field, label, message = '' }: CheckFieldProps) {
  const id = fieldId(field.name);
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', gap: 3, alignItems: 'center', minBlockSize: 44, cursor: 'pointer' }}
      >
        <Box
          component="input"
          type="checkbox"
          id={id}
          aria-invalid={message !== ''}
          aria-describedby={message ? `${id}-error` : undefined}
          {...field}
          sx={{
            ...{ flexShrink: 0, inlineSize: 24, blockSize: 24, margin: 0 },
            accentColor: 'var(--mui-palette-olive)',
          }}
        />
        {label}
      </Box>
      {message && (
        <Typography id={`${id}-error`} variant="body2" sx={{ color: 'error.main' }}>
          {message}
        </Typography>
      )}
    </div>
  );
}
