import { useAddressFields } from '@mosta/shared/forms/use-address-fields';
import type { ExhibitorSearch } from './exhibitor-search';

/** Names in the address: `?recherche=huile&secteur=oil&pays=DZ`. */
const NAMES = { words: 'recherche', sector: 'secteur', country: 'pays' } as const;
const NOTHING: ExhibitorSearch = { words: '', sector: '', country: '' };

/**
 * The search, kept in the address.
 * @returns the search, the function that changes part of it, and the one that empties it
 */
export function useExhibitorSearch(): [
  ExhibitorSearch,
  (change: Partial<ExhibitorSearch>) => void,
  () => void,
] {
  const [search, change] = useAddressFields(NAMES);
  return [search, change, () => change(NOTHING)];
}
