import { createTheme, type Theme } from '@mui/material/styles';
import { FONT, PALETTE, type Scheme, SPACE, TYPE_SCALE } from './tokens';

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
    text: { primary: colours.ink },
    divider: colours.line,
    ...colours,
  };
}

/** The fair's theme for a writing direction, both schemes in CSS variables. */
export function createPortalTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    shape: { borderRadius: SPACE.cardRadius },
    spacing: 4,
    typography: {
      fontFamily: direction === 'rtl' ? FONT.arabic : FONT.text,
      fontSize: TYPE_SCALE.body,
    },
  });
}
