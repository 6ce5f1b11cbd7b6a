import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

/** A visible ring for keyboard users, outside the shape so that it shows on every ground. */
export const FOCUS_RING = {
  outline: '2px solid currentColor',
  outlineOffset: '3px',
} as const;

/** Buttons are pills; the filled one is the action of the screen, in terracotta. */
export const buttonComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: RADIUS.pill, minHeight: 44, paddingInline: 22, paddingBlock: 9 },
      sizeSmall: { minHeight: 36, paddingInline: 16, paddingBlock: 5, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 54, paddingInline: 24, paddingBlock: 13, fontSize: '1.0625rem' },
      contained: ({ theme }) => ({
        '&:not(.Mui-disabled)': {
          color: theme.vars.palette.paper,
          backgroundColor: theme.vars.palette.terracotta,
        },
        '&:hover:not(.Mui-disabled)': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.terracotta} 86%, ${theme.vars.palette.ink})`,
        },
        '&.Mui-focusVisible': { outlineColor: theme.vars.palette.terracotta },
      }),
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        '&:hover': { borderWidth: 1.5, backgroundColor: theme.vars.palette.wheat },
        variants: [
          {
            props: { color: 'primary' },
            style: { color: theme.vars.palette.olive, borderColor: theme.vars.palette.olive },
          },
          {
            props: { color: 'inherit' },
            style: {
              borderColor: 'currentColor',
              '&:hover': {
                backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
              },
            },
          },
        ],
      }),
      text: ({ theme }) => ({
        paddingInline: 14,
        '&:hover': { backgroundColor: theme.vars.palette.wheat },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        minHeight: 44,
        color: 'inherit',
        '&:hover': { backgroundColor: theme.vars.palette.wheat },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: RADIUS.pill,
        paddingInline: 18,
        paddingBlock: 8,
        color: theme.vars.palette.ink,
        borderColor: theme.vars.palette.line,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.onBand,
          backgroundColor: theme.vars.palette.field,
        },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.olive,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        borderRadius: RADIUS.small,
        '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
        '&:focus-visible': FOCUS_RING,
      }),
    },
  },
};
