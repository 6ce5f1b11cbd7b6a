import './theme-augmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { buttonComponents } from './components/buttons';
import { dataComponents } from './components/data';
import { inputComponents } from './components/inputs';
import { surfaceComponents } from './components/surfaces';
import { isLeftOut } from './theme-variables';
import { MOTION, PALETTE, type Scheme, SPACE } from './tokens';
import { portalTypography } from './typography';

function paletteOf(scheme: Scheme) {
  const colours = PALETTE[scheme];
  return {
    primary: { main: colours.olive, contrastText: colours.paper },
    secondary: { main: colours.terracotta, contrastText: colours.paper },
    info: { main: colours.sea, contrastText: colours.paper },
    warning: { main: colours.saffron, contrastText: PALETTE.light.ink },
    error: { main: colours.terracotta, contrastText: colours.paper },
    success: { main: colours.olive, contrastText: colours.paper },
    background: { default: colours.paper, paper: colours.surface },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.line,
    ...colours,
  };
}

/** The theme for a writing direction, both colour schemes in CSS variables; paper is light, whatever the screen is. */
export function createPortalTheme(direction: 'ltr' | 'rtl'): Theme {
  const theme = createTheme({
    direction,
    // The host's early script writes the same attribute before the first paint.
    cssVariables: { colorSchemeSelector: 'data-scheme', shouldSkipGeneratingVar: isLeftOut },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    shape: { borderRadius: SPACE.fieldRadius },
    spacing: 4,
    typography: portalTypography(direction),
    transitions: {
      duration: {
        shortest: MOTION.short,
        shorter: MOTION.short,
        short: MOTION.medium,
        standard: MOTION.long,
        complex: MOTION.long,
        enteringScreen: MOTION.medium,
        leavingScreen: MOTION.short,
      },
    },
    components: {
      ...buttonComponents,
      ...inputComponents,
      ...surfaceComponents,
      ...dataComponents,
    },
  });
  const sheets = theme.generateStyleSheets();
  theme.generateStyleSheets = () => sheets.map(onScreen);
  return theme;
}

/** The variables of the dark scheme are the screen's alone (docs/decisions/0121). */
function onScreen(sheet: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(sheet).some((selector) => selector.includes('dark'))
    ? { '@media screen': sheet }
    : sheet;
}

const themes = new Map<'ltr' | 'rtl', Theme>();

/** The one theme of a writing direction: it takes a phone as long to make as a small page to draw. */
export function themeOf(direction: 'ltr' | 'rtl'): Theme {
  const theme = themes.get(direction) ?? createPortalTheme(direction);
  themes.set(direction, theme);
  return theme;
}
