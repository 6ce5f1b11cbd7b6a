import type { Currency } from './money';

/** The nationality that pays in dinars, letter for letter (specification, section 6). */
export const ALGERIAN_EXHIBITOR = 'Exposant Algérien';

/** The other choice of the simulation; its wording is the project's own. */
export const FOREIGN_EXHIBITOR = 'Exposant Étranger';

export const NATIONALITIES = [ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR] as const;

/**
 * "Exposant Algérien" pays in dinars, any other nationality in euros (specification, section 6).
 * Composed and decomposed accents compare equal.
 */
export function currencyOf(nationality: string): Currency {
  return nationality.normalize('NFC').trim() === ALGERIAN_EXHIBITOR ? 'DZD' : 'EUR';
}
