import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { fill } from './paint';

type FieldBandsProps = { sx?: SxProps<Theme> };

/** Sea, olive grove and earth as broad waves; stretches to the width of its box. */
export function FieldBands({ sx }: FieldBandsProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 290"
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
      sx={[{ display: 'block', inlineSize: '100%' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <path d="M0 58C170 8 330 44 480 48C620 52 710 22 800 0V290H0Z" style={fill('gulf')} />
      <path d="M0 134C190 78 340 126 500 128C640 130 730 110 800 88V290H0Z" style={fill('field')} />
      <path
        d="M0 212C180 170 360 204 520 206C650 207 730 194 800 176V290H0Z"
        style={fill('clay')}
      />
    </Box>
  );
}
