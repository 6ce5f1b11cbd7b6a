import type { ColourName } from './tokens';

type FairColours = Record<ColourName, string>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends FairColours {}
  interface PaletteOptions extends Partial<FairColours> {}
  interface PaletteVars extends FairColours {}
}
