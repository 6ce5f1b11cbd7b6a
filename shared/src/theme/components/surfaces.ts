import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';
import { FOCUS_RING } from './buttons';

/** A laptop's screen at 400 % (WCAG 1.4.10), or a phone that lies on its side. */
const SHORT_SCREEN = '@media (max-height: 400px)';

/** Cards and panels: one hairline, no shadow at rest. */
export const surfaceComponents: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: RADIUS.card,
        borderColor: theme.vars.palette.line,
        backgroundColor: theme.vars.palette.surface,
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBlockEnd: 24 } } },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { ...FOCUS_RING, outlineOffset: '-4px' },
        '&:hover .MuiCardActionArea-focusHighlight': { opacity: 0.4 },
        '& .MuiCardActionArea-focusHighlight': { backgroundColor: theme.vars.palette.wheat },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS.card,
        backgroundColor: theme.vars.palette.paper,
        border: `1px solid ${theme.vars.palette.line}`,
        // at 400 % a head and a foot that stay would leave no room between them: everything scrolls together
        [SHORT_SCREEN]: { overflowY: 'auto', '&& > *': { flexShrink: 0, overflowY: 'visible' } },
      }),
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { paddingBlock: 20, paddingInline: 24 } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 24 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 20 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.field} 62%, transparent)`,
        },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS.field,
        border: `1px solid ${theme.vars.palette.line}`,
        boxShadow: `0 12px 32px color-mix(in srgb, ${theme.vars.palette.ink} 12%, transparent)`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingBlock: 10,
        paddingInline: 18,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.wheat },
        '&.Mui-focusVisible': { outlineOffset: '-3px' },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.paper,
        borderColor: theme.vars.palette.line,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.line,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.9375rem',
        fontWeight: 500,
        paddingBlock: 6,
        paddingInline: 12,
        borderRadius: 8,
        color: theme.vars.palette.paper,
        backgroundColor: theme.vars.palette.ink,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.ink }),
    },
  },
};
