import { Box, Typography, visuallyHidden } from '@mosta/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from './form-field';

export type RadioOption = { value: string; label: string; text?: string };

type RadioFieldProps = {
  field: UseFormRegisterReturn;
  /** What is chosen. */
  legend: string;
  /** The legend is for assistive technology only: a heading above says the same. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  message?: string;
  required?: boolean;
  /** Cards side by side where there is room; two unless told otherwise. */
  columns?: 2 | 3;
};

/** One choice of a few, as cards to click: real radio buttons, so that the arrow keys move among them. */
export function RadioField(props: RadioFieldProps) {
  const { field, legend, hideLegend, options, message = '', required, columns = 2 } = props;
  const id = fieldId(field.name);
  const wrong = message !== '';
  return (
    <Box
      component="fieldset"
      aria-describedby={wrong ? `${id}-erreur` : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Box
        component="legend"
        sx={hideLegend ? visuallyHidden : { padding: 0, mb: 2, fontWeight: 600 }}
      >
        {legend}
        {required && <span aria-hidden> *</span>}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: columns === 2 ? { xs: 3, sm: 5 } : 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: `repeat(${columns}, minmax(0, 1fr))`,
          },
        }}
      >
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            field={field}
            option={option}
            wrong={wrong}
            {...(required ? { required } : {})}
            {...(index === 0 ? { id } : {})}
          />
        ))}
      </Box>
      {wrong && (
        <Typography
          id={`${id}-erreur`}
          variant="body2"
          sx={{ mt: 2, marginInline: 2, color: 'error.main' }}
        >
          {message}
        </Typography>
      )}
    </Box>
  );
}

type RadioCardProps = {
  field: UseFormRegisterReturn;
  option: RadioOption;
  wrong: boolean;
  required?: boolean;
  /** Of the first one: the error summary leads there. */
  id?: string;
};

function RadioCard({ field, option, wrong, required, id }: RadioCardProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 3,
        padding: 4,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: wrong ? 'error.main' : 'line',
        bgcolor: 'surface',
        cursor: 'pointer',
        '&:has(:checked)': { borderColor: 'olive', bgcolor: 'wheat', outline: '1px solid' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: '2px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        value={option.value}
        id={id}
        required={required}
        {...field}
        sx={{
          flexShrink: 0,
          inlineSize: 22,
          blockSize: 22,
          margin: 0,
          marginBlockStart: '2px',
          accentColor: 'var(--mui-palette-olive)',
          outline: 'none',
        }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {option.label}
        </Typography>
        {option.text && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {option.text}
          </Typography>
        )}
      </span>
    </Box>
  );
}
