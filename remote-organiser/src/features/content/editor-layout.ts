import { TOP_BAR_UNITS } from '../../ui/top-bar-height';

/** A form, and beside it what its words will look like. */
export const EDITOR_COLUMNS = {
  ...{ display: 'grid', gap: { xs: 8, lg: 10 }, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** No grid: a bar that sticks would not leave its row of one. What has the focus is not under that bar. */
export const EDITOR_FORM = {
  ...{ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 },
  '& :is(input, textarea, select, button)': { scrollMarginBlockEnd: '96px' },
} as const;

/** The buttons that save: at hand wherever one writes in a long form. */
export const EDITOR_BAR = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, paddingBlock: 3 },
  ...{ position: 'sticky', insetBlockEnd: 0, zIndex: 2, bgcolor: 'paper' },
  ...{ borderBlockStart: '1px solid', borderColor: 'line' },
} as const;

/** Stays beside what one writes. */
export const EDITOR_ASIDE = {
  ...{ display: 'grid', gap: 8, minInlineSize: 0, overflowY: { lg: 'auto' } },
  ...{ position: { lg: 'sticky' }, insetBlockStart: { lg: `${TOP_BAR_UNITS * 4 + 24}px` } },
  maxBlockSize: { lg: `calc(100vh - ${TOP_BAR_UNITS * 4 + 48}px)` },
} as const;
