import { Box, fill } from '@mosta/shared/ui';
import { FRAME } from './image-frame';

type ImagePlaceholderProps = { label: string; fit: 'cover' | 'contain' };

/** A house between sun and sea, in the fair's hand: stands where a hotel's picture cannot be shown. */
export function ImagePlaceholder({ label, fit }: ImagePlaceholderProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 120 90"
      preserveAspectRatio={`xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      sx={FRAME[fit]}
    >
      <path style={fill('sand')} d="M0 0h120v90H0z" />
      <path style={fill('saffron')} d="M88 14a12 12 0 1 0 0 24 12 12 0 0 0 0-24z" />
      <path style={fill('sage')} d="M30 78V40l24-18 24 18v38z" />
      <path style={fill('sand')} d="M46 78V56a8 8 0 0 1 16 0v22z" />
      <path style={fill('gulf')} d="M0 72c20-8 40-8 60 0s40 8 60 0v18H0z" />
    </Box>
  );
}
