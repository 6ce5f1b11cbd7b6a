import type { ContentText } from '../schemas/content-text.schema';
import type { Hotel, HotelCategoryEntry } from '../schemas/hotel.schema';

/** A text of a hotel in every language, for `textProps`. */
export function hotelText(hotel: Hotel, field: 'badge' | 'address' | 'description'): ContentText {
  return { en: '', ar: '', ...hotel.translations?.[field], fr: hotel[field] ?? '' };
}

/** The same of a room, a meal or a service. */
export function hotelEntryText(entry: HotelCategoryEntry): ContentText {
  return { en: '', ar: '', ...entry.translations?.type, fr: entry.type };
}
