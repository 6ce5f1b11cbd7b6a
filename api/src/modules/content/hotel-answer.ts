import type { ContentText } from '@mosta/shared/schemas/content-text.schema';
import type { Hotel, HotelCategoryEntry } from '@mosta/shared/schemas/hotel.schema';
import type { HotelContent, HotelEntry } from '@mosta/shared/schemas/hotel-content.schema';

/** The public list: the French texts, and beside them the others. */
export function hotelAnswer(entries: readonly (HotelContent & { id: string })[]): Hotel[] {
  return entries.map(
    ({
      id,
      name,
      logoUrl,
      badge,
      stars,
      address,
      phone,
      email,
      website,
      description,
      ...parts
    }) => ({
      ...{ _id: id, name, logoUrl, badge: badge.fr || null, stars, address: address.fr, phone },
      ...{ email: email || null, website: website || null, description: description.fr },
      categories: {
        rooms: parts.rooms.map(toEntry),
        restauration: parts.restauration.map(toEntry),
        others: parts.others.map(toEntry),
      },
      translations: {
        badge: others(badge),
        address: others(address),
        description: others(description),
      },
    }),
  );
}

function toEntry(entry: HotelEntry): HotelCategoryEntry {
  const { _id, type, priceDA, priceEuro, otherPrices, images } = entry;
  const prices = {
    ...(priceDA === null ? {} : { DZD: priceDA }),
    ...(priceEuro === null ? {} : { EUR: priceEuro / 100 }),
    ...otherPrices,
  };
  return { _id, type: type.fr, prices, images, translations: { type: others(type) } };
}

function others({ en, ar }: ContentText): { en: string; ar: string } {
  return { en, ar };
}
