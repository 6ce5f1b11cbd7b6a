import * as v from 'valibot';

/** Prices by currency code, in the currency's main unit as the hotel states them (12 500 DZD, 86.5 EUR). */
export const pricesSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));

/** '' where the translation is missing. */
const translationsSchema = v.object({ en: v.string(), ar: v.string() });

export const hotelCategoryEntrySchema = v.object({
  _id: v.string(),
  type: v.string(),
  prices: pricesSchema,
  images: v.array(v.string()),
  /** The same text in the other languages; `hotelEntryText` puts both together. */
  translations: v.optional(v.object({ type: translationsSchema })),
});
export type HotelCategoryEntry = v.InferOutput<typeof hotelCategoryEntrySchema>;

export const hotelSchema = v.object({
  _id: v.string(),
  name: v.string(),
  logoUrl: v.string(),
  badge: v.optional(v.nullable(v.string())),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  address: v.string(),
  phone: v.string(),
  email: v.optional(v.nullable(v.string())),
  website: v.optional(v.nullable(v.string())),
  description: v.string(),
  categories: v.object({
    rooms: v.array(hotelCategoryEntrySchema),
    restauration: v.array(hotelCategoryEntrySchema),
    others: v.array(hotelCategoryEntrySchema),
  }),
  /** The same texts in the other languages; `hotelText` puts both together. */
  translations: v.optional(
    v.object({
      badge: translationsSchema,
      address: translationsSchema,
      description: translationsSchema,
    }),
  ),
});
export type Hotel = v.InferOutput<typeof hotelSchema>;

export const hotelListSchema = v.array(hotelSchema);
