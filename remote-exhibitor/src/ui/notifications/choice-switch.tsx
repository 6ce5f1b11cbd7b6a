import { RADIUS } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';

type ChoiceSwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
};

/** A switch: the browser's own checkbox, drawn as a track with a thumb. */
export function ChoiceSwitch({ label, on, onChange }: ChoiceSwitchProps) {
  return (
    <Box
      component="input"
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
      sx={{
        appearance: 'none',
        justifySelf: 'center',
        position: 'relative',
        inlineSize: 48,
        blockSize: 28,
        margin: 0,
        borderRadius: RADIUS.pill,
        border: '2px solid',
        borderColor: 'text.secondary',
        bgcolor: 'surface',
        cursor: 'pointer',
        transition: 'background-color 120ms',
        // the touch target is larger than the track
        '&::before': { content: '""', position: 'absolute', inset: '-10px -4px' },
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineStart: 4,
          inlineSize: 16,
          blockSize: 16,
          borderRadius: RADIUS.pill,
          bgcolor: 'text.secondary',
          transition: 'inset-inline-start 120ms',
        },
        '&:checked': { bgcolor: 'olive', borderColor: 'olive' },
        '&:checked::after': { insetInlineStart: 24, bgcolor: 'paper' },
        '@media (prefers-reduced-motion: reduce)': {
          transition: 'none',
          '&::after': { transition: 'none' },
        },
      }}
    />
  );
}
