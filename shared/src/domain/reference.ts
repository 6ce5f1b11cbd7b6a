import type { Edition } from './edition';

/** The letter of what has a printed reference: visitors' badges, and quotes (« devis »). */
const LETTERS = { badge: 'V', quote: 'D' } as const;
export type ReferenceKind = keyof typeof LETTERS;

type Named = Pick<Edition, 'product' | 'year'>;

/** What people read, write and dictate instead of an identifier: `ME25-V000123`. Guessable: it opens nothing. */
export function reference(kind: ReferenceKind, edition: Named, number: number): string {
  return `${prefixOf(kind, edition)}${String(number).padStart(6, '0')}`;
}

/**
 * The number of a reference as typed: capitals or not, spaces anywhere, zeros and hyphen left out or not.
 * @returns null when it is no reference of that kind and edition
 */
export function readReference(kind: ReferenceKind, edition: Named, text: string): number | null {
  const prefix = prefixOf(kind, edition).replace('-', '');
  const compact = text.replace(/[\s-]+/g, '').toUpperCase();
  if (!compact.startsWith(prefix)) return null;
  const digits = compact.slice(prefix.length);
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

function prefixOf(kind: ReferenceKind, { product, year }: Named): string {
  const initials = product.replace(/(\S)\S*\s*/g, '$1').toUpperCase();
  return `${initials}${String(year % 100).padStart(2, '0')}-${LETTERS[kind]}`;
}
