import * as v from 'valibot';
import { normalisePhone } from '../domain/phone';
import { isSecureAddress } from '../domain/web-address';
import { eachLegalFact, HOUR, SOCIAL_NETWORKS } from './edition.schema';
import { CURRENCIES } from './money.schema';
import { daySchema, printedLineSchema, requiredLineSchema } from './text.schema';

/** Closing hours up to this one belong to the night after the day; later ones before the opening are a mistake. */
const LATEST_NIGHT = '06:00';
const MOST_DAYS = 31;
const NUMBER = 'Donnez un nombre entier, dans les limites habituelles.';
const AMOUNT = 'Donnez un montant entier, dans la plus petite unité de la monnaie.';

const line = (most: number) =>
  v.pipe(printedLineSchema(most), v.nonEmpty('Ce champ est obligatoire.'));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(NUMBER), v.minValue(least, NUMBER), v.maxValue(most, NUMBER));
const addressSchema = v.pipe(
  requiredLineSchema(500),
  v.check(isSecureAddress, 'Donnez une adresse complète, en https.'),
);
const timeSchema = v.pipe(v.string(), v.regex(HOUR, 'Une heure s’écrit 10:00.'));

/** Opening hours of one day of the fair; local time of Africa/Algiers (UTC+1 all year). */
const openingDaySchema = v.pipe(
  v.strictObject({
    /** ISO 8601 calendar date. */
    date: daySchema,
    opens: timeSchema,
    /** Before `opens` where the day ends after midnight. */
    closes: timeSchema,
  }),
  v.forward(
    v.check(
      ({ opens, closes }) => closes > opens || closes <= LATEST_NIGHT,
      'La fermeture vient après l’ouverture, ou avant 06:00 le lendemain.',
    ),
    ['closes'],
  ),
);
const daysSchema = v.pipe(
  v.array(openingDaySchema),
  v.minLength(1, 'Donnez au moins un jour.'),
  v.maxLength(MOST_DAYS, `Une édition compte au plus ${MOST_DAYS} jours.`),
  v.check(
    (days) => days.every(({ date }, index) => index === 0 || date > (days[index - 1]?.date ?? '')),
    'Les jours se suivent, sans répétition.',
  ),
);

function amountSchema<Currency extends (typeof CURRENCIES)[number]>(currency: Currency) {
  return v.strictObject({
    amount: v.pipe(
      v.number(),
      v.safeInteger(AMOUNT),
      v.minValue(0, AMOUNT),
      v.maxValue(1_000_000_000, AMOUNT),
    ),
    currency: v.literal(currency),
  });
}

/** Before tax. Bare and equipped stands by their square metres; the smallest premium stand; the supplement of a place. */
function pricesIn<Currency extends (typeof CURRENCIES)[number]>(currency: Currency) {
  const amount = amountSchema(currency);
  return {
    bareStand: v.strictObject({ 9: amount, 12: amount }),
    equippedStand: v.strictObject({ 9: amount, 12: amount }),
    premiumStand: v.strictObject({ 24: amount }),
    premiumLocation: amount,
  };
}

/** Stamp duty of cash payments in dinars: `docs/decisions/0008`. */
const stampDutySchema = v.strictObject({
  /** Dinars for which one duty is due, once started. */
  portion: whole(1, 1_000_000),
  exemptUpTo: whole(0, 1_000_000_000),
  leastDuty: whole(0, 1_000_000),
  /** By amount, growing; the whole amount is charged at one rate. Null: without bound. */
  rates: v.pipe(
    v.array(
      v.strictObject({
        upTo: v.nullable(whole(0, 1_000_000_000)),
        dinarsPerHundredPortions: whole(0, 100_000),
      }),
    ),
    v.minLength(1, 'Donnez au moins un taux.'),
    v.maxLength(10, 'Cette liste est trop longue.'),
    v.check(
      (rates) =>
        rates.every(({ upTo }, index) => {
          const before = rates[index - 1]?.upTo ?? -1;
          return index === rates.length - 1 ? upTo === null : upTo !== null && upTo > before;
        }),
      'Les bornes des taux croissent, et le dernier n’en a pas.',
    ),
  ),
});

/** Where to pay; `sample` marks data that the agency has still to replace. */
const bankSchema = v.strictObject({
  sample: v.boolean(),
  holder: line(120),
  bank: line(120),
  rib: line(60),
  iban: v.nullable(line(60)),
  bic: v.nullable(line(20)),
});

/** Contact data; `sample` marks values that the agency has still to replace. */
const contactSchema = v.strictObject({
  sample: v.boolean(),
  agency: line(120),
  /** Shown as typed. */
  phones: v.pipe(
    v.array(
      v.pipe(
        line(40),
        v.check(
          (text) => normalisePhone(text) !== null,
          'Ce numéro de téléphone n’est pas reconnu.',
        ),
      ),
    ),
    v.minLength(1, 'Donnez au moins un numéro.'),
    v.maxLength(5, 'Cette liste est trop longue.'),
  ),
  email: v.pipe(line(254), v.email('Cette adresse e-mail est incomplète.')),
  addressLines: v.pipe(
    v.array(line(120)),
    v.minLength(1, 'Donnez au moins une ligne.'),
    v.maxLength(5, 'Cette liste est trop longue.'),
  ),
  website: addressSchema,
  chat: addressSchema,
  document: addressSchema,
  social: v.pipe(
    v.array(v.strictObject({ network: v.picklist(SOCIAL_NETWORKS), href: addressSchema })),
    v.maxLength(10, 'Cette liste est trop longue.'),
    v.check(
      (links) => new Set(links.map(({ network }) => network)).size === links.length,
      'Chaque réseau figure une fois.',
    ),
  ),
});

/** Days from which and up to which registrations are taken, both included; null: without bound. */
const windowSchema = v.pipe(
  v.strictObject({ opens: v.nullable(daySchema), closes: v.nullable(daySchema) }),
  v.forward(
    v.check(
      ({ opens, closes }) => opens === null || closes === null || opens <= closes,
      'La fin vient après le début.',
    ),
    ['closes'],
  ),
);

/** Everything that the agency decides about an edition. */
export const editionContentEntries = {
  product: line(60),
  year: whole(2000, 2100),
  city: line(60),
  /** Name of the place, where it has one. */
  venue: v.nullable(line(120)),
  days: daysSchema,
  registrationWindow: windowSchema,
  hall: v.strictObject({
    widthMetres: whole(1, 10_000),
    lengthMetres: whole(1, 10_000),
    capacity: whole(1, 1_000_000),
  }),
  currencies: v.pipe(
    v.array(v.picklist(CURRENCIES)),
    v.minLength(1, 'Choisissez au moins une monnaie.'),
    v.check((all) => new Set(all).size === all.length, 'Chaque monnaie figure une fois.'),
  ),
  vatPercent: whole(0, 100),
  stampDuty: stampDutySchema,
  prices: v.strictObject(pricesIn('DZD')),
  /** `sample` marks values the agency has still to replace. */
  euroPrices: v.strictObject({ ...pricesIn('EUR'), sample: v.boolean() }),
  /** Days after the event named: `docs/decisions/0012`. */
  deadlines: v.strictObject({
    /** After the participation was received, or sent back to be completed. */
    documents: whole(1, 365),
    /** After the reservation was confirmed. */
    payment: whole(1, 365),
    /** After the reservation was confirmed. */
    supplies: whole(1, 365),
  }),
  bank: bankSchema,
  contact: contactSchema,
  /** For the legal notice and the page on personal data; null: not said yet. */
  legal: v.strictObject(eachLegalFact(() => v.nullable(line(200)))),
};

export const editionContentSchema = v.pipe(
  v.strictObject(editionContentEntries),
  v.forward(
    v.check(
      ({ days, year }) => days[0]?.date.startsWith(`${year}-`) === true,
      'Le premier jour est de l’année de l’édition.',
    ),
    ['days'],
  ),
);
export type EditionContent = v.InferOutput<typeof editionContentSchema>;
