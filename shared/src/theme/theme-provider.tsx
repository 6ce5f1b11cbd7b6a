import { CacheProvider } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Baseline } from './baseline';
import { themeOf } from './portal-theme';
import { styleCacheOf } from './style-cache';
import type { Scheme } from './tokens';

type ThemeProviderProps = { direction: 'ltr' | 'rtl'; children: ReactNode };

/**
 * The fair's look around the pages. The scheme follows the system until the visitor chooses;
 * the choice is kept in local storage under MUI's own key `mui-mode`, where the host's early script reads it.
 */
export function ThemeProvider({ direction, children }: ThemeProviderProps) {
  return (
    <CacheProvider value={styleCacheOf(direction)}>
      <MuiThemeProvider theme={themeOf(direction)} defaultMode="system">
        <Baseline />
        {children}
      </MuiThemeProvider>
    </CacheProvider>
  );
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
