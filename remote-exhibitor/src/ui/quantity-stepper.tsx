import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import { AddIcon, Box, IconButton, RemoveIcon } from '@mosta/shared/ui';
import { useState } from 'react';

type QuantityStepperProps = {
  /** What is counted, as the field's name: « Chaise : quantité ». */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

/** A button at its bound keeps the focus, which one that is switched off would lose. */
const AT_BOUND = { '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' } } as const;

/** A whole number between two bounds, by two buttons, by typing or by the arrow keys. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 0, max, onChange, disabled = false } = props;
  const { t } = useTranslation('exhibitor');
  // while one types, the field may be empty or out of bounds; it shows the value again when it is left
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number)) onChange(Math.min(Math.max(number, min), max));
  }

  function step(by: number): void {
    setTyped(null);
    onChange(Math.min(Math.max(value + by, min), max));
  }

  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        border: '1px solid',
        borderColor: value > min ? 'olive' : 'line',
        borderRadius: RADIUS.pill,
        bgcolor: 'paper',
      }}
    >
      <IconButton
        aria-label={t('stepper.less', { label })}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        sx={AT_BOUND}
        onClick={() => step(-1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        sx={{
          inlineSize: 44,
          blockSize: 44,
          border: 0,
          padding: 0,
          textAlign: 'center',
          font: 'inherit',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: value > min ? 'ink' : 'muted',
          bgcolor: 'transparent',
          borderRadius: RADIUS.field,
          appearance: 'textfield',
          '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none' },
          '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
        }}
      />
      <IconButton
        aria-label={t('stepper.more', { label })}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        sx={AT_BOUND}
        onClick={() => step(1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
