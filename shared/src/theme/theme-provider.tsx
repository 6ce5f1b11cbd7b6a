import { CacheProvider } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '../contract/languages';
import { Baseline } from './baseline';
import { themeOf } from './portal-theme';
import { styleCacheOf } from './style-cache';
import type { Scheme } from './tokens';

/** Makes the theme of a language before the first page is drawn, in a task of its own. */
export function prepareTheme(language: Language): void {
  themeOf(directionOf(language));
}

type ThemeProviderProps = { direction: 'ltr' | 'rtl'; children: ReactNode };

/**
 * The fair's look around the pages. The scheme follows the system until the visitor chooses;
 * the choice is kept in local storage under MUI's own key `mui-mode`, where the host's early script reads it.
 */
export function ThemeProvider({ direction, children }: ThemeProviderProps) {
  return (
    <CacheProvider value={styleCacheOf(direction)}>
      <MuiThemeProvider theme={themeOf(direction)} defaultMode="system" noSsr>
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
