import { RADIUS } from '@mosta/shared/theme';
import { Box, Typography, visuallyHidden } from '@mosta/shared/ui';
import type { InputHTMLAttributes, Ref } from 'react';

export type RadioOption = { value: string; label: string; text?: string };

/** Props that register a radio button with the form. */
type RadioBinding = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

type RadioCardsProps = {
  /** Id of the first button, to which error summaries link. */
  id: string;
  /** The question that the choices answer. */
  legend: string;
  /** The legend is for assistive technology only: a heading above says the same. */
  hideLegend?: boolean;
  options: readonly RadioOption[];
  bind: (value: string) => RadioBinding;
  /** The error message, empty when there is none. */
  message?: string;
  required?: boolean;
  /** Cards side by side where there is room; two by default. */
  columns?: 2 | 3;
};

/** A choice among a few, as cards to click: real radio buttons, so that the arrow keys move among them. */
export function RadioCards(props: RadioCardsProps) {
  const { id, legend, hideLegend, options, bind, message = '', required, columns = 2 } = props;
  const wrong = message !== '';
  return (
    <Box
      component="fieldset"
      aria-describedby={wrong ? `${id}-error` : undefined}
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
            option={option}
            wrong={wrong}
            binding={{
              ...bind(option.value),
              value: option.value,
              required: required ?? false,
              ...(index === 0 ? { id } : {}),
            }}
          />
        ))}
      </Box>
      {wrong && (
        <Typography
          id={`${id}-error`}
          variant="body2"
          sx={{ mt: 2, marginInline: 2, color: 'error.main' }}
        >
          {message}
        </Typography>
      )}
    </Box>
  );
}

type RadioCardProps = { option: RadioOption; wrong: boolean; binding: RadioBinding };

function RadioCard({ option, wrong, binding }: RadioCardProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 3,
        padding: 4,
        borderRadius: RADIUS.field,
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
        {...binding}
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
