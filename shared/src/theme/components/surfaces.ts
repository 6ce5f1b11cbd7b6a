import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../tokens';

/** A laptop's screen at 400 % (WCAG 1.4.10), or a phone that lies on its side. */
const SHORT_SCREEN = '@media (max-height: 400px)';

const PHONE_DIALOG = 'calc(100% - 32px)';

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
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS.card,
        backgroundColor: theme.vars.palette.paper,
        border: `1px solid ${theme.vars.palette.line}`,
        overflowWrap: 'anywhere',
        // 32 px at each side, as Material has it, would take a sixth of a phone
        [theme.breakpoints.down('sm')]: {
          '&&:not(.MuiDialog-paperFullScreen)': {
            margin: 16,
            width: PHONE_DIALOG,
            maxWidth: PHONE_DIALOG,
            maxHeight: PHONE_DIALOG,
          },
        },
        // at 400 % a head and a foot that stay would leave no room between them: everything scrolls together
        [SHORT_SCREEN]: { overflowY: 'auto', '&& > *': { flexShrink: 0, overflowY: 'visible' } },
      }),
      paperFullScreen: { border: 0, borderRadius: 0 },
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
};
