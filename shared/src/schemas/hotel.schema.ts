import * as v from 'valibot';
import { normalisePhone } from '../domain/phone';
import { isOwnOrSecure, isSecureAddress } from '../domain/web-address';
import { longTextSchema, requiredLineSchema } from './text.schema';

/** Prices by currency code, in the currency's main unit as the hotel states them (12 500 DZD, 86.5 EUR). */
export const pricesSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));

export const hotelCategoryEntrySchema = v.object({
  _id: v.string(),
  type: v.string(),
  prices: pricesSchema,
  images: v.array(v.string()),
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
});
export type Hotel = v.InferOutput<typeof hotelSchema>;

export const hotelListSchema = v.array(hotelSchema);

const PRICE_MESSAGE =
  'Donnez des dinars entiers, et au plus deux décimales dans une autre monnaie.';
const imageSchema = v.pipe(
  requiredLineSchema(500),
  v.check(isOwnOrSecure, 'Donnez un chemin de ce site, ou une adresse en https.'),
);
const optionalLine = (most: number) => v.nullish(requiredLineSchema(most), null);

const entryInputSchema = v.object({
  /** Absent for a new entry. */
  _id: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
  type: requiredLineSchema(120),
  prices: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Cette monnaie n’est pas reconnue.')),
      v.pipe(v.number(), v.minValue(0, PRICE_MESSAGE), v.maxValue(100_000_000, PRICE_MESSAGE)),
    ),
    v.check(
      (prices) =>
        Object.entries(prices).every(([currency, amount]) =>
          currency === 'DZD' ? Number.isInteger(amount) : Math.round(amount * 100) / 100 === amount,
        ),
      PRICE_MESSAGE,
    ),
  ),
  images: v.pipe(v.array(imageSchema), v.maxLength(20, 'Cette liste est trop longue.')),
});
const entriesInputSchema = v.pipe(
  v.array(entryInputSchema),
  v.maxLength(100, 'Cette liste est trop longue.'),
);

/** What an organiser writes about a hotel. */
export const hotelInputSchema = v.object({
  name: requiredLineSchema(120),
  logoUrl: imageSchema,
  badge: optionalLine(60),
  stars: hotelSchema.entries.stars,
  address: requiredLineSchema(),
  /** Stored as typed. */
  phone: v.pipe(
    requiredLineSchema(40),
    v.check((text) => normalisePhone(text) !== null, 'Ce numéro de téléphone n’est pas reconnu.'),
  ),
  email: v.nullish(
    v.pipe(
      requiredLineSchema(254),
      v.email('Cette adresse e-mail est incomplète.'),
      v.toLowerCase(),
    ),
    null,
  ),
  website: v.nullish(
    v.pipe(
      requiredLineSchema(500),
      v.check(isSecureAddress, 'Donnez une adresse complète, en https.'),
    ),
    null,
  ),
  description: v.pipe(longTextSchema(5000), v.nonEmpty('Ce champ est obligatoire.')),
  categories: v.pipe(
    v.object({
      rooms: entriesInputSchema,
      restauration: entriesInputSchema,
      others: entriesInputSchema,
    }),
    v.check((categories) => {
      const ids = Object.values(categories).flatMap((entries) =>
        entries.flatMap(({ _id }) => _id ?? []),
      );
      return new Set(ids).size === ids.length;
    }, 'Deux éléments ont le même identifiant.'),
  ),
});
export type HotelInput = v.InferOutput<typeof hotelInputSchema>;

/** What an organiser changes; a field that is absent stays as it is, `categories` is replaced whole. */
export const hotelChangeSchema = v.partial(hotelInputSchema);
export type HotelChange = v.InferOutput<typeof hotelChangeSchema>;

/** A hotel as organisers see it. */
export const organizerHotelSchema = v.object({
  ...hotelSchema.entries,
  /** Null while it is listed. */
  withdrawnAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type OrganizerHotel = v.InferOutput<typeof organizerHotelSchema>;

export const organizerHotelListSchema = v.array(organizerHotelSchema);

/** The order in which hotels are listed: those named come first, the others keep theirs. */
export const hotelOrderSchema = v.object({
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'), v.toLowerCase())),
    v.minLength(1, 'Nommez au moins un hôtel.'),
    v.maxLength(1000, 'Cette liste est trop longue.'),
    v.check((ids) => new Set(ids).size === ids.length, 'Un hôtel est nommé deux fois.'),
  ),
});
