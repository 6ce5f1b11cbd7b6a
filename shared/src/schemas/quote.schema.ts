import * as v from 'valibot';
import { PAYMENT_MODES } from '../domain/payment';
import { moneySchema } from './money.schema';
import {
  boundedSelectionSchema,
  promoSchema,
  SIMULATION_LIMITS,
  simulationSchema,
  simulationStateSchema,
} from './simulation.schema';
import { requiredLineSchema } from './text.schema';

/** A promo code, normalised to upper case as in the table. */
export const promoCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.nonEmpty('Ce champ est obligatoire.'),
  v.maxLength(64, 'Un code compte au plus 64 caractères.'),
);
/** The body of `POST /v1/promo`. */
export const promoInputSchema = v.object({ code: promoCodeSchema });
/** The value of a code, in the format of the simulation's `promo`. */
export const promoAnswerSchema = v.object({ code: v.string(), ...promoSchema.entries });
export type PromoAnswer = v.InferOutput<typeof promoAnswerSchema>;

const paymentSchema = v.optional(v.nullable(v.picklist(PAYMENT_MODES)), null);

/** The body of `POST /v1/simulation`: a simulation that may be incomplete. */
export const simulationInputSchema = v.object({
  simulation: v.object({ ...simulationStateSchema.entries, formule: boundedSelectionSchema }),
  payment: paymentSchema,
});
export type SimulationInput = v.InferOutput<typeof simulationInputSchema>;

/** It is printed: one line, without control characters. */
const personalLineSchema = requiredLineSchema(SIMULATION_LIMITS.text);

/** The body of `POST /v1/quote`: a complete simulation. */
export const quoteInputSchema = v.object({
  simulation: v.object({
    ...simulationSchema.entries,
    formule: boundedSelectionSchema,
    personalInfo: v.object({
      nationality: personalLineSchema,
      sector: personalLineSchema,
      participationType: personalLineSchema,
    }),
  }),
  payment: paymentSchema,
});
export type QuoteInput = v.InferOutput<typeof quoteInputSchema>;

const lineSchema = v.object({
  kind: v.picklist(['package', 'item']),
  id: v.string(),
  name: v.string(),
  group: v.nullable(v.object({ parentCategory: v.string(), category: v.string() })),
  unit: v.nullable(v.string()),
  squareMetres: v.nullable(v.number()),
  quantity: v.number(),
  days: v.nullable(v.number()),
  /** Null means "Sur devis". */
  unitPrice: v.nullable(moneySchema),
  total: v.nullable(moneySchema),
});

const discountSchema = v.variant('kind', [
  v.object({ kind: v.literal('percentage'), basisPoints: v.number(), amount: moneySchema }),
  v.object({ kind: v.literal('fixed'), amount: moneySchema, limited: v.boolean() }),
  v.object({ kind: v.literal('otherCurrency'), amount: moneySchema }),
]);

const totalsSchema = v.object({
  packages: moneySchema,
  items: moneySchema,
  subtotal: moneySchema,
  discount: v.nullable(discountSchema),
  net: moneySchema,
  vat: v.object({ percent: v.number(), amount: moneySchema }),
  gross: moneySchema,
  stampDuty: v.nullable(
    v.object({
      base: moneySchema,
      portions: v.number(),
      dinarsPerHundredPortions: v.number(),
      raised: v.boolean(),
      amount: moneySchema,
    }),
  ),
  payable: moneySchema,
});

/** `Quote` of `domain/pricing`, field for field. */
export const pricedSchema = v.object({
  currency: moneySchema.entries.currency,
  lines: v.array(lineSchema),
  partial: v.boolean(),
  totals: v.nullable(totalsSchema),
});

export type Priced = v.InferOutput<typeof pricedSchema>;

const namesSchema = v.array(v.string());

/** The answer of `POST /v1/simulation`. */
export const simulationAnswerSchema = v.object({
  /** At today's prices, with the current value of its promo code. */
  simulation: simulationStateSchema,
  priced: pricedSchema,
  /** Names of entries whose price differs from what was sent. */
  changed: namesSchema,
  /** Names of entries that are no longer offered and were removed. */
  gone: namesSchema,
  /** The code is unknown or not valid now, and gives no discount. */
  promoRefused: v.boolean(),
});
export type SimulationAnswer = v.InferOutput<typeof simulationAnswerSchema>;

/** A quote as it was issued. */
export const quoteSchema = v.object({
  _id: v.string(),
  /** `ME25-D000123`. */
  reference: v.string(),
  createdAt: v.string(),
  validUntil: v.string(),
  expired: v.boolean(),
  payment: v.nullable(v.picklist(PAYMENT_MODES)),
  simulation: simulationSchema,
  priced: pricedSchema,
});
export type QuoteAnswer = v.InferOutput<typeof quoteSchema>;
export const quoteListSchema = v.array(quoteSchema);

/** The answer of `POST /v1/quote`; the secret is sent only here. */
export const quoteCreatedSchema = v.object({
  ...quoteSchema.entries,
  /** Grants access to the quote: `/v1/quote/link/<secret>`. */
  secret: v.string(),
  /** As in the answer of a simulation: the quote is at today's prices. */
  changed: namesSchema,
});
export type QuoteCreated = v.InferOutput<typeof quoteCreatedSchema>;

/** The body of `POST /v1/quote/link/:secret/mail`. */
export const quoteMailSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Ce champ est obligatoire.'),
    v.maxLength(254, 'Cette adresse e-mail est trop longue.'),
    v.email('Cette adresse e-mail est incomplète.'),
    v.toLowerCase(),
  ),
});
