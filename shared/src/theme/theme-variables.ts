import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Colours of components that no façade has, and Material UI's greys, which the fair's own colours replace. */
const UNREAD = [
  'grey',
  'AppBar',
  'Avatar',
  'LinearProgress',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
];

/** Elevations that have a shadow: those of the façades' components, and of the portal's own surfaces. */
const ELEVATIONS = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24].map(String);

/**
 * Whether the theme does without a variable that Material UI would make of it. Every page carries all variables, twice
 * where the colour schemes differ, and every start makes them (docs/decisions/0111).
 */
export function isLeftOut(keys: string[]): boolean {
  const [group = '', name = ''] = keys;
  if (group === 'shadows' || group === 'overlays') return !ELEVATIONS.includes(name);
  return (group === 'palette' && UNREAD.includes(name)) || shouldSkipGeneratingVar(keys);
}
