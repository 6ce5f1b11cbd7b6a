import type { StylisPlugin } from '@emotion/cache';

/** What some browser of the build's target (Chrome 111, Firefox 113, Safari 16.4) knows with its prefix alone. */
const PREFIXED = [
  'backdrop-filter',
  'hyphens',
  'mask',
  'mask-image',
  'mask-size',
  'mask-position',
  'mask-repeat',
  'print-color-adjust',
  'text-decoration',
  'text-size-adjust',
  'user-select',
];

/**
 * Writes a declaration a second time with the prefix where a browser needs it. Emotion's own prefixes are for browsers of
 * ten years ago: of a page's rules they were a fifth (docs/decisions/0111).
 */
export const prefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || typeof element.props !== 'string') return;
  if (PREFIXED.includes(element.props)) element.return = `-webkit-${element.value}${element.value}`;
};
