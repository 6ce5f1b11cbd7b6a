import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { COLLECTIVE_OFFERS } from '@mosta/shared/domain/offers';

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

/** Sectors of an agri-food fair; the stored text is French, as quotes are. */
export const SECTOR_CHOICES: readonly Choice[] = [
  { value: 'Huiles et olives', key: 'oil' },
  { value: 'Céréales et dérivés', key: 'cereals' },
  { value: 'Fruits et légumes', key: 'produce' },
  { value: 'Dattes, figues et fruits secs', key: 'dried' },
  { value: 'Lait et produits laitiers', key: 'dairy' },
  { value: 'Viandes et volailles', key: 'meat' },
  { value: 'Produits de la mer', key: 'sea' },
  { value: 'Miel et produits de la ruche', key: 'honey' },
  { value: 'Boissons', key: 'drinks' },
  { value: 'Biscuiterie et confiserie', key: 'sweets' },
  { value: 'Conserves et condiments', key: 'preserves' },
  { value: 'Emballage et conditionnement', key: 'packaging' },
  { value: 'Équipements et machines', key: 'machines' },
  { value: 'Services et organismes', key: 'services' },
  { value: 'Autre secteur', key: 'other' },
];
