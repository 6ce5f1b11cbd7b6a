import type { Edition } from '../schemas/edition.schema';
import type { IssuedKind } from '../schemas/issued.schema';

/** The letter of each kind of reference: visitors' badges, quotes (« devis »), participations, and reservations. */
const LETTERS = { badge: 'V', quote: 'D', participation: 'P', reservation: 'R' } as const;
type Letters = typeof LETTERS;
/** Kinds that have a sequential number. */
export type ReferenceKind = Exclude<keyof Letters, 'reservation'>;

type Named = Pick<Edition, 'product' | 'year'>;

/** A readable reference such as `ME25-V000123`. It is guessable, so it must never grant access. */
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
 * The payment reference of a reservation: `ME25-R7D5B2F0E`, made of the first eight digits of its identifier, as it
 * has no number. Collisions are very unlikely, and amount and name would distinguish the payments.
 */
export function reservationReference(edition: Named, id: string): string {
  return `${prefixOf('reservation', edition)}${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}

/** The letters of documents of accounting: « facture », « proforma », « avoir », « quittance », « remboursement ». */
const ISSUED_LETTERS: Record<IssuedKind, string> = {
  ...{ invoice: 'F', proforma: 'PF', credit: 'A', receipt: 'Q', refund: 'RB' },
};

/** The number of a document of accounting as it is printed: `ME25-F000001`. */
export function issuedReference(kind: IssuedKind, edition: Named, number: number): string {
  return `${initialsOf(edition)}-${ISSUED_LETTERS[kind]}${String(number).padStart(6, '0')}`;
}

function prefixOf(kind: keyof Letters, edition: Named): string {
  return `${initialsOf(edition)}-${LETTERS[kind]}`;
}

/** `ME25`. */
function initialsOf({ product, year }: Named): string {
  const initials = product.replace(/(\S)\S*\s*/g, '$1').toUpperCase();
  return `${initials}${String(year % 100).padStart(2, '0')}`;
}
