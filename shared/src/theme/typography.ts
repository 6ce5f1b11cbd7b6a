import type { TypographyVariantsOptions } from '@mui/material/styles';
import { FONT, TYPE_SCALE } from './tokens';

const rem = (pixels: number) => `${pixels / 16}rem`;
const WIDE = '@media (min-width:900px)';

/** The type scale; headings are one size smaller on a phone. */
export function portalTypography(direction: 'ltr' | 'rtl'): TypographyVariantsOptions {
  const arabic = direction === 'rtl';
  const text = arabic ? FONT.arabic : FONT.text;
  // Fraunces has no Arabic letters: there the text face carries the headings.
  const heading = {
    fontFamily: arabic ? FONT.arabic : FONT.heading,
    fontWeight: 600,
    letterSpacing: arabic ? 0 : '-0.01em',
  };
  // Arabic letters hang lower and stack marks: they need more room between lines.
  const leading = (latin: number) => (arabic ? latin + 0.25 : latin);
  return {
    fontFamily: text,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: {
      ...heading,
      fontSize: rem(TYPE_SCALE.h1Phone),
      lineHeight: leading(1.1),
      // between a tablet and a wide screen the largest size would leave one word a line
      [WIDE]: { fontSize: `clamp(3.5rem, 4.4vw, ${rem(TYPE_SCALE.h1)})` },
    },
    h2: {
      ...heading,
      fontSize: rem(TYPE_SCALE.h3),
      lineHeight: leading(1.15),
      [WIDE]: { fontSize: rem(TYPE_SCALE.h2) },
    },
    h3: {
      ...heading,
      fontSize: rem(TYPE_SCALE.h4),
      lineHeight: leading(1.2),
      [WIDE]: { fontSize: rem(TYPE_SCALE.h3) },
    },
    h4: {
      ...heading,
      fontSize: rem(TYPE_SCALE.lead),
      lineHeight: leading(1.25),
      [WIDE]: { fontSize: rem(TYPE_SCALE.h4) },
    },
    h5: { ...heading, fontSize: rem(TYPE_SCALE.lead), lineHeight: leading(1.3) },
    h6: { ...heading, fontSize: rem(TYPE_SCALE.body), lineHeight: leading(1.35) },
    subtitle1: { fontSize: rem(TYPE_SCALE.lead), lineHeight: leading(1.5), fontWeight: 400 },
    subtitle2: { fontSize: rem(TYPE_SCALE.body), lineHeight: leading(1.5), fontWeight: 600 },
    body1: { fontSize: rem(TYPE_SCALE.body), lineHeight: leading(1.6) },
    body2: { fontSize: rem(TYPE_SCALE.small), lineHeight: leading(1.55) },
    button: {
      fontSize: rem(TYPE_SCALE.body),
      fontWeight: 600,
      lineHeight: 1.4,
      textTransform: 'none',
      letterSpacing: 0,
    },
    caption: { fontSize: rem(TYPE_SCALE.small), lineHeight: leading(1.5) },
    overline: {
      fontSize: rem(TYPE_SCALE.small),
      lineHeight: leading(1.5),
      fontWeight: 650,
      textTransform: 'none',
      letterSpacing: 0,
    },
  };
}
