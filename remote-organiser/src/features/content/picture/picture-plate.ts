import { RADIUS } from '@mosta/shared/theme';

/** A picture as pages show it: whole, on light paper. */
export const PICTURE_PLATE = {
  ...{ maxInlineSize: '100%', inlineSize: 'auto', padding: 3, objectFit: 'contain' },
  ...{ bgcolor: 'onBand', borderRadius: RADIUS.field, border: '1px solid', borderColor: 'line' },
} as const;
