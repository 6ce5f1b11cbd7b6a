import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/theme');

export { PLAN_COLOURS, PLAN_PATTERN, PLAN_SHEET, PLAN_STATUS } from './plan-colours';
export { type SchemeChoice, ThemeProvider, useScheme } from './theme-provider';
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
