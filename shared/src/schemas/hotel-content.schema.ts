import * as v from 'valibot';
import { normalisePhone } from '../domain/phone';
import { isOwnOrSecure, isSecureAddress } from '../domain/web-address';
import { lineInLanguages, optionalTextInLanguages, textInLanguages } from './content-text.schema';
import { lineSchema, requiredLineSchema } from './text.schema';

const LONG = 'Cette liste est trop longue.';
const AMOUNT = 'Donnez un montant, dans la monnaie indiquée.';

const amountSchema = v.pipe(
  v.number(AMOUNT),
  v.integer(AMOUNT),
  v.minValue(0, AMOUNT),
  v.maxValue(10_000_000_000, AMOUNT),
);

const imageSchema = v.pipe(
  requiredLineSchema(500),
  v.check(isOwnOrSecure, 'Donnez un chemin de ce site, ou une adresse en https.'),
);

/** A kind of room, a meal or a service, with what it costs. */
const hotelEntrySchema = v.strictObject({
  /** Stays the same; two of one hotel never have the same. */
  _id: requiredLineSchema(60),
  type: lineInLanguages(120),
  /** Whole dinars; null where none is stated. */
  priceDA: v.nullable(amountSchema),
  /** Euro cents. */
  priceEuro: v.nullable(amountSchema),
  /** In other currencies, in their main unit: kept where a former row had them. */
  otherPrices: v.record(v.string(), v.pipe(v.number(), v.minValue(0))),
  /** Paths of this site, or addresses in https. */
  images: v.pipe(v.array(imageSchema), v.maxLength(20, LONG)),
});
export type HotelEntry = v.InferOutput<typeof hotelEntrySchema>;

const entriesSchema = v.pipe(v.array(hotelEntrySchema), v.maxLength(100, LONG));

/** Parts of what a hotel offers (specification, section 3). */
export const HOTEL_PARTS = ['rooms', 'restauration', 'others'] as const;

/** A hotel of the directory, as an organiser writes it. */
export const hotelContentSchema = v.strictObject({
  /** As it was delivered: nobody has replaced it yet. */
  sample: v.boolean(),
  name: requiredLineSchema(120),
  /** '' where there is none: pages draw a sign in its place. */
  logoUrl: v.union([v.literal(''), imageSchema]),
  badge: optionalTextInLanguages(60),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  address: lineInLanguages(300),
  /** Stored as typed. */
  phone: v.pipe(
    requiredLineSchema(40),
    v.check((text) => normalisePhone(text) !== null, 'Ce numéro de téléphone n’est pas reconnu.'),
  ),
  email: v.union([
    v.literal(''),
    v.pipe(lineSchema(254), v.email('Cette adresse e-mail est incomplète.'), v.toLowerCase()),
  ]),
  website: v.pipe(
    lineSchema(500),
    v.check(
      (address) => address === '' || isSecureAddress(address),
      'Donnez une adresse complète, en https.',
    ),
  ),
  description: textInLanguages(5000),
  rooms: entriesSchema,
  restauration: entriesSchema,
  others: entriesSchema,
});
export type HotelContent = v.InferOutput<typeof hotelContentSchema>;
