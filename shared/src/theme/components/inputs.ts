import type { Components, Theme } from '@mui/material/styles';

/** Names of the animations by which a field hears that the browser has filled it in (MUI: InputBase). */
const FILLED = 'mui-auto-fill';
const EMPTIED = 'mui-auto-fill-cancel';

/**
 * The animations of all fields. A field that brings them itself adds a style sheet to the page when it comes and takes it
 * away when it goes, and all styles are computed anew.
 */
export const FILLED_KEYFRAMES = Object.fromEntries(
  [FILLED, EMPTIED].map((name) => [`@keyframes ${name}`, { from: { animationName: name } }]),
);

/** Fields on paper: one line, olive when they have the focus. */
export const inputComponents: Components<Theme> = {
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        animationName: EMPTIED,
        animationDuration: '10ms',
        '&:-webkit-autofill': { animationName: FILLED, animationDuration: '5000s' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: `color-mix(in srgb, ${theme.vars.palette.ink} 42%, ${theme.vars.palette.line})`,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.olive,
        },
      }),
      input: { '&::placeholder': { opacity: 0.72 } },
    },
  },
  MuiInputLabel: {
    // Arabic letters reach above the label's line; the label's own box would cut them off
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.muted }),
      shrink: { overflow: 'visible' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 2 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focused': { color: theme.vars.palette.olive } }),
    },
  },
};
