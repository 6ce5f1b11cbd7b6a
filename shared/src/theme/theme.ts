import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/theme');

export { prepareTheme, type SchemeChoice, ThemeProvider, useScheme } from './theme-provider';
export {
  type ColourName,
  FONT,
  MOTION,
  PALETTE,
  RADIUS,
  type Scheme,
  SPACE,
  TYPE_SCALE,
} from './tokens';
