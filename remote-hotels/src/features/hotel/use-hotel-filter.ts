import { useAddressFields } from '@mosta/shared/forms/use-address-fields';
import { type HotelFilter, NO_FILTER, STAR_CHOICES } from './hotel-filter';

/** Names in the address: `?recherche=port&etoiles=4`. */
const NAMES = { text: 'recherche', stars: 'etoiles' } as const;

/** The filter, kept in the address, and the function that sets it. A category that cannot be asked for counts as none. */
export function useHotelFilter(): [HotelFilter, (filter: HotelFilter) => void] {
  const [{ text, stars }, change] = useAddressFields(NAMES);
  const minimumStars =
    STAR_CHOICES.find((choice) => String(choice) === stars) ?? NO_FILTER.minimumStars;
  return [
    { text, minimumStars },
    (filter) =>
      change({ text: filter.text, stars: filter.minimumStars ? String(filter.minimumStars) : '' }),
  ];
}
