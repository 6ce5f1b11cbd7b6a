import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { SECTORS, STORED_SECTORS } from '@mosta/shared/domain/sectors';

/** A choice: the text that is stored and printed, and the word by which catalogues name it. */
type Choice = { value: string; key: string };

export const NATIONALITY_CHOICES: readonly Choice[] = [
  { value: ALGERIAN_EXHIBITOR, key: 'algerian' },
  { value: FOREIGN_EXHIBITOR, key: 'foreign' },
];

/** One's own stand; the other types of participation are the collective offers of the catalogue. */
export const OWN_STAND: Choice = { value: 'Stand individuel', key: 'own' };

/** The stored text is French, as quotes are. */
export const SECTOR_CHOICES: readonly Choice[] = SECTORS.map((key) => ({
  value: STORED_SECTORS[key],
  key,
}));
