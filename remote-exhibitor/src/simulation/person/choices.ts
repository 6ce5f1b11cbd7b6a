import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { COLLECTIVE_OFFERS } from '@mosta/shared/domain/offers';
import { SECTORS, STORED_SECTORS } from '@mosta/shared/domain/sectors';

/** A choice: the text that is stored and printed, and the word by which catalogues name it. */
type Choice = { value: string; key: string };

export const NATIONALITY_CHOICES: readonly Choice[] = [
  { value: ALGERIAN_EXHIBITOR, key: 'algerian' },
  { value: FOREIGN_EXHIBITOR, key: 'foreign' },
];

/** One's own stand, or a place in one of the areas that several share. */
export const PARTICIPATION_CHOICES: readonly Choice[] = [
  { value: 'Stand individuel', key: 'own' },
  ...COLLECTIVE_OFFERS.map(({ title, id }) => ({ value: title, key: id })),
];

/** The stored text is French, as quotes are. */
export const SECTOR_CHOICES: readonly Choice[] = SECTORS.map((key) => ({
  value: STORED_SECTORS[key],
  key,
}));
