import type { Edition } from './edition';

/** The letter of what has a printed reference: visitors' badges, quotes (« devis »), and reservations. */
const LETTERS = { badge: 'V', quote: 'D', reservation: 'R' } as const;
type Letters = typeof LETTERS;
/** What is numbered. */
export type ReferenceKind = Exclude<keyof Letters, 'reservation'>;

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

/**
 * What is written on a payment for a reservation: `ME25-R7D5B2F0E`, of the first eight digits of its identifier, which
 * has no number. Two of an edition share one as good as never, and the amount and the name tell them apart.
 */
export function reservationReference(edition: Named, id: string): string {
  return `${prefixOf('reservation', edition)}${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}

function prefixOf(kind: keyof Letters, { product, year }: Named): string {
  const initials = product.replace(/(\S)\S*\s*/g, '$1').toUpperCase();
  return `${initials}${String(year % 100).padStart(2, '0')}-${LETTERS[kind]}`;
}
