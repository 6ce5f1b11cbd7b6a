import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createPortalTheme } from './portal-theme';
import type { Scheme } from './tokens';

type ThemeProviderProps = { direction: 'ltr' | 'rtl'; children: ReactNode };

export function ThemeProvider({ direction, children }: ThemeProviderProps) {
  const theme = useMemo(() => createPortalTheme(direction), [direction]);
  return <MuiThemeProvider theme={theme}>{children}</MuiThemeProvider>;
}

/** The chosen scheme (`system` by default) and the function that changes it. */
export type SchemeChoice = Scheme | 'system';

export function useScheme(): {
  choice: SchemeChoice;
  effective: Scheme;
  choose: (choice: SchemeChoice) => void;
} {
  const { mode, setMode, systemMode } = useColorScheme();
  const choice = mode ?? 'system';
  return {
    choice,
    effective: choice === 'system' ? (systemMode ?? 'light') : choice,
    choose: setMode,
  };
}
