import { RADIUS } from '@mosta/shared/theme';
import type { SxProps, Theme } from '@mosta/shared/ui';

/** One style for the whole list: 183 styled options would make every key press slow. */
export const LIST_STYLE = {
  position: 'relative',
  maxBlockSize: { xs: 380, lg: 308 },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: RADIUS.field,
  typography: 'body2',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'olive', outlineOffset: '2px' },
  // Rows that are scrolled out of sight cost the page no layout; what is guessed here is known after the first sight.
  '& [role=group]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1000px' },
  '& .group-title': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: 1.5,
    paddingInline: 3,
    bgcolor: 'wheat',
    fontWeight: 650,
    lineHeight: '24px',
  },
  '& .option-row': {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 40,
    paddingBlock: 1,
    paddingInline: 2,
    cursor: 'pointer',
    '&:hover': { bgcolor: 'wheat' },
    '&.chosen': {
      bgcolor: 'field',
      color: 'onBand',
      // Grounds are taken away there.
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  '& [role=option]': { display: 'flex', alignItems: 'center', gap: 2, flexGrow: 1 },
  '& .option-name': {
    flexGrow: 1,
    lineHeight: 1.3,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  // Under the name, past the mark.
  '& .option-who': { paddingInlineStart: '30px', lineHeight: 1.3, overflowWrap: 'anywhere' },
} as const satisfies SxProps<Theme>;
