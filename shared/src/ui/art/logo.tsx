import Box from '@mui/material/Box';
import { FONT } from '../../theme/tokens';
import { Khatam } from './khatam';

type LogoProps = {
  /** Name of the fair, where the current edition has another one. */
  product?: string;
  /** Edge of the mark in pixels. */
  size?: number;
  /** On a deep band the whole takes the text's colour. */
  onBand?: boolean;
};

/** The mark and the product's name. */
export function Logo({ product = 'Mosta Expo', size = 34, onBand = false }: LogoProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2.5 }}>
      <Khatam
        size={size}
        outer={onBand ? 'onBand' : 'olive'}
        inner={onBand ? 'clay' : 'saffron'}
        heart={onBand ? 'onBand' : 'terracotta'}
      />
      <Box
        component="span"
        dir="ltr"
        sx={{
          fontFamily: FONT.heading,
          fontWeight: 600,
          fontSize: `${size * 0.65}px`,
          lineHeight: 1,
          whiteSpace: 'nowrap',
          color: onBand ? 'inherit' : 'olive',
        }}
      >
        {product}
      </Box>
    </Box>
  );
}
