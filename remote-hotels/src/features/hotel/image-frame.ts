import { RADIUS } from '@mosta/shared/theme';

const BASE = { display: 'block', blockSize: '100%' } as const;

/** How a picture, or what stands for it, sits in the box around it. */
export const FRAME = {
  /** A photograph fills its box. */
  cover: { ...BASE, inlineSize: '100%', objectFit: 'cover' },
  /** A logo stays whole, with soft corners where it brings a ground of its own. */
  contain: {
    ...BASE,
    inlineSize: 'auto',
    maxInlineSize: '100%',
    marginInline: 'auto',
    objectFit: 'contain',
    borderRadius: RADIUS.field,
  },
} as const;
