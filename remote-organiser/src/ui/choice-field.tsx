import { TextField } from '@mosta/shared/ui';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  /** The name of no choice. */
  all: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
};

/** One of a few, or all. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, all, value, options, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value ?? null)
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
