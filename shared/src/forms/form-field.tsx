import { Box, TextField } from '@mosta/shared/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Types whose text reads from left to right in Arabic too. */
const LATIN_TYPES = ['email', 'tel', 'url', 'password'];

export type FormFieldProps = {
  /** What `register` of react-hook-form gave. */
  field: UseFormRegisterReturn;
  label: string;
  /** Sentence of the error, empty when there is none. */
  message: string;
  /** Told before anything is typed; the error takes its place. */
  hint?: string;
  /** What follows from what was typed, and is no error; told when it changes. Empty while there is nothing to tell. */
  notice?: ReactNode;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'password';
  autoComplete?: string;
  /** Numbers and codes, which read from left to right in Arabic too. */
  code?: 'numeric' | 'text';
  /** Shown, and sent, but not changed here. */
  readOnly?: boolean;
  /** A control inside the field, at its end. */
  end?: ReactNode;
  /** A text area of so many lines, which can be drawn larger. */
  lines?: number;
  /** Choices, as `<option>` elements: the field becomes a select. */
  options?: ReactNode;
  /** Greatest day that the calendar of a date offers, `2025-04-28`. */
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
        // the browser writes a date's own pattern, a select its first choice, an account its data: the label stands above
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

/** The field's sentence, and under it what is told of what was typed. */
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

/** The height that MUI computes is wrong while the page is not on the screen yet; it measures on the hidden area. */
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
