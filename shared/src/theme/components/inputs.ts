import type { Components, Theme } from '@mui/material/styles';

/** Fields on paper: one line, olive when they have the focus. */
export const inputComponents: Components<Theme> = {
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
  MuiCheckbox: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.ink }) },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.ink }) },
  },
  MuiSwitch: {
    styleOverrides: {
      track: ({ theme }) => ({ backgroundColor: theme.vars.palette.ink }),
    },
  },
};
