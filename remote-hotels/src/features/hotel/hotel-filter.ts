import { containsWords } from '@mosta/shared/domain/search-text';
import type { Hotel } from '@mosta/shared/schemas/hotel.schema';

/** Categories that can be asked for, the least first. */
export const STAR_CHOICES = [3, 4, 5] as const;

export type HotelFilter = {
  /** Words to find in name or address, in any order. */
  text: string;
  /** 0 for every category. */
  minimumStars: number;
};

export const NO_FILTER: HotelFilter = { text: '', minimumStars: 0 };

/** Hotels that pass the filter; case and accents do not matter. */
export function filterHotels(hotels: readonly Hotel[], filter: HotelFilter): Hotel[] {
  return hotels.filter(
    ({ stars, name, address, translations: { address: translated } = {} }) =>
      stars >= filter.minimumStars &&
      containsWords(
        [name, address, translated?.en, translated?.ar].filter(Boolean).join(' '),
        filter.text,
      ),
  );
}
