import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

const ALERT_ACCENTS = {
  info: 'sea',
  success: 'olive',
  warning: 'saffron',
  error: 'terracotta',
} as const;

/** Things that show data or its state: tables, tabs, chips, alerts, skeletons. */
export const dataComponents: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.line,
        padding: '16px 20px',
        fontSize: '1.0625rem',
        fontVariantNumeric: 'tabular-nums',
        // amounts never wrap: a phone holds them whole in the small size, in every language
        '@media (max-width:599px)': { paddingInline: 8, fontSize: '0.9375rem' },
      }),
      head: ({ theme }) => ({
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: theme.vars.palette.muted,
        lineHeight: 1.4,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '.MuiTableBody-root &:last-child > *': { borderBlockEnd: 0 } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBlockEnd: `1px solid ${theme.vars.palette.line}` }),
      indicator: ({ theme }) => ({
        height: 3,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.terracotta,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        paddingInline: 18,
        color: theme.vars.palette.muted,
        '&.Mui-selected': { color: theme.vars.palette.ink },
        '&.Mui-focusVisible': { outlineOffset: '-4px', borderRadius: 10 },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        fontSize: '0.9375rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: { color: theme.vars.palette.olive, backgroundColor: theme.vars.palette.wheat },
          },
          {
            props: { variant: 'filled', color: 'primary' },
            style: { color: theme.vars.palette.onBand, backgroundColor: theme.vars.palette.field },
          },
          {
            props: { variant: 'filled', color: 'secondary' },
            style: { color: theme.vars.palette.onBand, backgroundColor: theme.vars.palette.clay },
          },
        ],
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.line }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const accent = theme.vars.palette[ALERT_ACCENTS[ownerState.severity ?? 'success']];
        return {
          borderRadius: RADIUS.field,
          fontSize: '1.0625rem',
          color: theme.vars.palette.ink,
          backgroundColor: `color-mix(in srgb, ${accent} 9%, ${theme.vars.palette.surface})`,
          border: `1px solid color-mix(in srgb, ${accent} 45%, ${theme.vars.palette.line})`,
          '& .MuiAlert-icon': { color: accent },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.wheat }),
      rounded: { borderRadius: RADIUS.card },
    },
  },
  MuiBadge: {
    styleOverrides: {
      dot: ({ theme }) => ({ boxShadow: `0 0 0 2px ${theme.vars.palette.paper}` }),
    },
  },
};
