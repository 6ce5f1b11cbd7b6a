import { fieldId } from '@mosta/shared/forms/form-field';
import { Box, Typography } from '@mosta/shared/ui';

type CheckGroupProps = {
  /** Of the form's field: an error summary leads to the first box. */
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** In the order of the options. */
  onChange: (chosen: string[]) => void;
  message?: string;
};

const IN_COLUMNS = {
  ...{ display: 'grid', columnGap: 6 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
} as const;

/** Several of a few, as boxes to tick. */
export function CheckGroup(props: CheckGroupProps) {
  const { name, legend, options, chosen, onChange, message = '' } = props;
  const id = fieldId(name);
  const wrong = message !== '';
  return (
    <Box
      component="fieldset"
      aria-describedby={wrong ? `${id}-error` : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Box component="legend" sx={{ padding: 0, mb: 1, fontWeight: 600 }}>
        {legend}
      </Box>
      <Box sx={IN_COLUMNS}>
        {options.map(({ value, label }, index) => (
          <Box
            key={value}
            component="label"
            sx={{
              display: 'flex',
              gap: 3,
              alignItems: 'center',
              minBlockSize: 44,
              cursor: 'pointer',
            }}
          >
            <Box
              component="input"
              type="checkbox"
              id={index === 0 ? id : undefined}
              aria-invalid={wrong}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
              sx={{
                ...{ flexShrink: 0, inlineSize: 24, blockSize: 24, margin: 0 },
                accentColor: 'var(--mui-palette-olive)',
              }}
            />
            {label}
          </Box>
        ))}
      </Box>
      {wrong && (
        <Typography id={`${id}-error`} variant="body2" sx={{ color: 'error.main' }}>
          {message}
        </Typography>
      )}
    </Box>
  );
}
