import type { PortraitLook } from './portrait';

/** Drawn portraits in turn. */
export const LOOKS: readonly PortraitLook[] = [
  { ground: 'sage', garment: 'gulf', hair: 'short', hairPaint: 'ink' },
  { ground: 'saffron', garment: 'field', hair: 'veil', hairPaint: 'clay' },
  { ground: 'gulf', garment: 'clay', hair: 'curly', hairPaint: 'grove' },
  { ground: 'clay', garment: 'gulf', hair: 'bun', hairPaint: 'grove' },
  { ground: 'field', garment: 'saffron', hair: 'veil', hairPaint: 'sage' },
  { ground: 'sage', garment: 'clay', hair: 'curly', hairPaint: 'ink' },
  { ground: 'gulf', garment: 'sage', hair: 'cap', hairPaint: 'saffron' },
  { ground: 'saffron', garment: 'clay', hair: 'bun', hairPaint: 'field' },
];
