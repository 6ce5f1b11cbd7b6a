import type { Hotel } from '@mosta/shared/schemas/hotel.schema';

export type HotelFilter = {
  /** Words to find in name or address, in any order. */
  text: string;
  /** 0 for every category. */
  minimumStars: number;
};

export const NO_FILTER: HotelFilter = { text: '', minimumStars: 0 };

/** Hotels that pass the filter; case and accents do not matter. */
export function filterHotels(hotels: readonly Hotel[], filter: HotelFilter): Hotel[] {
  const words = fold(filter.text).split(/\s+/).filter(Boolean);
  return hotels.filter((hotel) => {
    const haystack = fold(`${hotel.name} ${hotel.address}`);
    return hotel.stars >= filter.minimumStars && words.every((word) => haystack.includes(word));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
