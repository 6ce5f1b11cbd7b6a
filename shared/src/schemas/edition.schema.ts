import * as v from 'valibot';
import { CURRENCIES, moneySchema } from './money.schema';

export const SOCIAL_NETWORKS = ['Facebook', 'LinkedIn', 'Twitter', 'Instagram', 'YouTube'] as const;

const pricesEntries = {
  bareStand: v.object({ 9: moneySchema, 12: moneySchema }),
  equippedStand: v.object({ 9: moneySchema, 12: moneySchema }),
  premiumStand: v.object({ 24: moneySchema }),
  premiumLocation: moneySchema,
};

/** An hour of the day, such as 10:00. JSON Schema's `time` has seconds and a zone besides. */
export const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const dateSchema = v.pipe(v.string(), v.isoDate());
const hourSchema = v.pipe(v.string(), v.regex(HOUR));

const openingDaySchema = v.object({
  date: dateSchema,
  opens: hourSchema,
  /** Before `opens` where the day ends after midnight. */
  closes: hourSchema,
});
/** Opening hours of one day of the fair; local time of Africa/Algiers (UTC+1 all year). */
export type OpeningDay = v.InferOutput<typeof openingDaySchema>;

const stampDutySchema = v.object({
  /** Dinars for which one duty is due, once started. */
  portion: v.number(),
  exemptUpTo: v.number(),
  leastDuty: v.number(),
  /** By amount, growing; the whole amount is charged at one rate. The last one has no bound. */
  rates: v.array(v.object({ upTo: v.nullable(v.number()), dinarsPerHundredPortions: v.number() })),
});
/** Stamp duty of cash payments in dinars: `docs/decisions/0008`. */
export type StampDutyTerms = v.InferOutput<typeof stampDutySchema>;

/** What the law asks a site to say of itself, and no software can know. */
export const LEGAL_FACTS = [
  ...(['form', 'register', 'taxNumber', 'director'] as const),
  ...(['hostName', 'hostAddress', 'hostPhone'] as const),
  ...(['declaration', 'recipients'] as const),
] as const;
export type LegalFact = (typeof LEGAL_FACTS)[number];

/** One value for each of these facts. */
export function eachLegalFact<Value>(make: (fact: LegalFact) => Value): Record<LegalFact, Value> {
  return {
    ...{ form: make('form'), register: make('register'), taxNumber: make('taxNumber') },
    ...{ director: make('director'), hostName: make('hostName') },
    ...{ hostAddress: make('hostAddress'), hostPhone: make('hostPhone') },
    ...{ declaration: make('declaration'), recipients: make('recipients') },
  };
}

/** Where the agency has said none of it yet. */
export const UNTOLD = eachLegalFact((): string | null => null);

/**
 * What everybody may know of the current edition: the answer of `GET /v1/edition`. What an organiser may write is checked
 * where it is written, by `edition-content.schema.ts`.
 */
export const editionSchema = v.object({
  product: v.string(),
  year: v.number(),
  city: v.string(),
  /** Name of the place, where it has one. */
  venue: v.nullable(v.string()),
  days: v.pipe(v.array(openingDaySchema), v.minLength(1)),
  /** Before its first day, on its days, or after its last one: as of the day in Algeria on which this was answered. */
  phase: v.picklist(['before', 'during', 'after']),
  /** Whether registrations are taken now. */
  registrations: v.picklist(['open', 'closed']),
  /** Days from which and up to which they are taken; null: without bound. */
  registrationWindow: v.object({ opens: v.nullable(dateSchema), closes: v.nullable(dateSchema) }),
  hall: v.object({ widthMetres: v.number(), lengthMetres: v.number(), capacity: v.number() }),
  currencies: v.array(v.picklist(CURRENCIES)),
  vatPercent: v.number(),
  stampDuty: stampDutySchema,
  /** Before tax, in dinars. */
  prices: v.object(pricesEntries),
  /** The same in euros; `sample` marks values the agency has still to replace. */
  euroPrices: v.object({ ...pricesEntries, sample: v.boolean() }),
  /** Deadlines for exhibitors, in days after the event named: `docs/decisions/0012`. */
  deadlines: v.object({
    /** After the participation was received, or sent back to be completed. */
    documents: v.number(),
    /** After the reservation was confirmed. */
    payment: v.number(),
    /** After the reservation was confirmed. */
    supplies: v.number(),
  }),
  /** `sample` marks values the agency has still to replace. */
  contact: v.object({
    sample: v.boolean(),
    agency: v.string(),
    phones: v.array(v.string()),
    email: v.string(),
    addressLines: v.array(v.string()),
    website: v.string(),
    chat: v.string(),
    document: v.string(),
    social: v.array(v.object({ network: v.picklist(SOCIAL_NETWORKS), href: v.string() })),
  }),
  /** For the legal notice and the page on personal data; null: not said yet. A service of before contract 1.15 sends none. */
  legal: v.optional(v.object(eachLegalFact(() => v.nullable(v.string()))), UNTOLD),
  /** Years of former editions, the latest first: each can be read under its year (docs/decisions/0108). */
  former: v.optional(v.array(v.number()), []),
});
/** One holding of the fair. */
export type Edition = v.InferOutput<typeof editionSchema>;
