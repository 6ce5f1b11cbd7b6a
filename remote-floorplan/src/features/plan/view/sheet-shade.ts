import { PLAN_SHADE } from './plan-colours';

/** Dims a positioned sheet in the dark scheme; printed, or with colours that the reader forces, it stays white. */
export const SHEET_SHADE = {
  '@media screen and (forced-colors: none)': {
    '[data-scheme="dark"] &::after': {
      ...{ content: '""', position: 'absolute', inset: 0, pointerEvents: 'none' },
      borderRadius: 'inherit',
      ...{ bgcolor: PLAN_SHADE.colour, opacity: PLAN_SHADE.share },
    },
  },
} as const;
