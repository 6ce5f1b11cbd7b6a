import { Box, TextField } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Types whose text reads from left to right in Arabic too. */
const LATIN_TYPES = ['email', 'tel', 'url', 'password'];

export type FormFieldProps = {
  /** The result of react-hook-form's `register`. */
  field: UseFormRegisterReturn;
  label: string;
  /** The error message, empty when there is none. */
  message: string;
  /** Help shown from the start; the error replaces it. */
  hint?: string;
  /** A remark on what was typed that is not an error, announced when it changes; empty for none. */
  notice?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'password';
  autoComplete?: string;
  /** Numbers and codes, which read from left to right in Arabic too. */
  code?: 'numeric' | 'text';
  /** Shown and sent, but read-only. */
  readOnly?: boolean;
  /** A control inside the field, at its end. */
  end?: ReactNode;
  /** Makes a text area of that many lines, which can be resized. */
  lines?: number;
  /** Choices, as `<option>` elements: the field becomes a select. */
  options?: ReactNode;
  /** Latest day that a date field offers, `2025-04-28`. */
  latest?: string;
};

/** One labelled field bound to a form's state; the error summary leads to it by `fieldId`. */
export function FormField(props: FormFieldProps) {
  const { field, label, message, hint, required, type = 'text', autoComplete, lines } = props;
  const { ref, ...bound } = field;
  const select = props.options !== undefined;
  return (
    <TextField
      {...bound}
      id={fieldId(field.name)}
      inputRef={ref}
      label={label}
      type={type}
      fullWidth
      required={required}
      autoComplete={autoComplete}
      error={message !== ''}
      helperText={<HelperText text={message || hint} notice={props.notice} />}
      multiline={lines !== undefined}
      rows={lines}
      sx={[lines ? textArea(lines) : {}, props.readOnly ? READ_ONLY : {}]}
      select={select}
      slotProps={{
        // these fields are never visually empty (date pattern, first choice, account data), so the label stays above
        inputLabel: type === 'date' || select || props.readOnly ? { shrink: true } : {},
        select: { native: true },
        input: {
          ...(props.end ? { endAdornment: props.end } : {}),
          ...(props.readOnly ? { readOnly: true } : {}),
        },
        htmlInput: {
          ...(props.latest ? { max: props.latest } : {}),
          ...(LATIN_TYPES.includes(type) || props.code
            ? { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' }
            : {}),
          // « 1, rue… » reads from left to right between Arabic labels too
          ...(type === 'text' && !props.code && !select ? { dir: 'auto' } : {}),
          ...(props.code === 'numeric' ? { inputMode: 'numeric' } : {}),
        },
      }}
    >
      {props.options}
    </TextField>
  );
}

/** The field's error or help, and under it the remark. */
function HelperText({ text, notice }: { text: ReactNode; notice: ReactNode }) {
  if (notice === undefined) return text;
  return (
    <>
      {text}
      <Box component="span" role="status" sx={{ display: 'block', color: 'sea', fontWeight: 550 }}>
        {notice}
      </Box>
    </>
  );
}

const READ_ONLY = { '& .MuiOutlinedInput-root': { bgcolor: 'wheat' } };

/** MUI computes a wrong height while the page is not displayed yet. */
function textArea(lines: number) {
  return {
    '& textarea:not([aria-hidden])': { resize: 'vertical', minBlockSize: `${lines * 1.5}em` },
  };
}

/** Id of a field's control, by the field's name. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
