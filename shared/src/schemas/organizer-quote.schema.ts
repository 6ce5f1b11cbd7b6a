import * as v from 'valibot';
import { moneySchema } from './money.schema';
import { DIRECTIONS, limitSchema, offsetSchema } from './paging.schema';
import { quoteSchema } from './quote.schema';
import { lineSchema, longTextSchema } from './text.schema';

/**
 * What became of a quote. Of several that hold, the first: a newer quote answers it, its exhibitor has applied since, it is over,
 * it has lines « Sur devis » and somebody to answer, or it is simply valid.
 */
export const QUOTE_OUTCOMES = ['answered', 'applied', 'expired', 'waiting', 'open'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

const timeSchema = v.pipe(v.string(), v.isoTimestamp());
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A quote as the organisers' list shows it. */
export const quoteSummarySchema = v.object({
  _id: v.string(),
  /** `ME25-D000123`. */
  reference: v.string(),
  createdAt: timeSchema,
  validUntil: timeSchema,
  outcome: v.picklist(QUOTE_OUTCOMES),
  /** Who has it; null for a visitor without account. */
  owner: v.nullable(
    v.object({
      /** Given name and family name of the account. */
      person: v.string(),
      /** With which the exhibitor last applied; null before the first time. */
      company: v.nullable(v.string()),
    }),
  ),
  nationality: v.string(),
  /** How many stands. */
  stands: countSchema,
  /** Some line is « Sur devis ». */
  partial: v.boolean(),
  /** All taxes included; null where every line is « Sur devis ». */
  payable: v.nullable(moneySchema),
});
export type QuoteSummary = v.InferOutput<typeof quoteSummarySchema>;

/** A page of the quotes. */
export const quotePageSchema = v.object({
  quotes: v.array(quoteSummarySchema),
  /** How many the filter wants, of all pages. */
  total: countSchema,
});
export type QuotePage = v.InferOutput<typeof quotePageSchema>;

/** Which quotes are wanted. */
export const quoteFilterSchema = v.object({
  outcome: v.optional(v.picklist(QUOTE_OUTCOMES)),
  /** A reference, or part of a company's or a person's name. */
  search: v.optional(lineSchema(100)),
});
export type QuoteFilter = v.InferOutput<typeof quoteFilterSchema>;

/** By what the list is sorted. */
export const QUOTE_SORTS = ['received', 'until'] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];

/** Which page of them, in which order. */
export const quoteQuerySchema = v.object({
  ...quoteFilterSchema.entries,
  sort: v.optional(v.picklist(QUOTE_SORTS), 'received'),
  direction: v.optional(v.picklist(DIRECTIONS), 'desc'),
  offset: offsetSchema,
  limit: limitSchema,
});
export type QuoteQuery = v.InferOutput<typeof quoteQuerySchema>;

const namedSchema = v.object({ _id: v.string(), reference: v.string() });

/** A whole quote, for organisers. */
export const organizerQuoteSchema = v.object({
  ...quoteSchema.entries,
  ...v.pick(quoteSummarySchema, ['outcome', 'owner']).entries,
  /** The quote that this one answers. */
  answers: v.nullable(namedSchema),
  /** The quote that answers this one. */
  answer: v.nullable(namedSchema),
  /** The participation for which its exhibitor applied since. */
  participation: v.nullable(v.string()),
});
export type OrganizerQuote = v.InferOutput<typeof organizerQuoteSchema>;

/** The prices of the lines « Sur devis », from which a new quote is made. */
export const quoteAnswerInputSchema = v.object({
  prices: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['package', 'item']),
        id: v.string(),
        /** Of one, before tax: whole dinars or euro cents, in the currency of the quote. */
        amount: v.pipe(
          v.number('Donnez un prix.'),
          v.safeInteger('Donnez un prix.'),
          v.minValue(1, 'Donnez un prix supérieur à zéro.'),
          v.maxValue(1_000_000_000, 'Ce prix est trop grand.'),
        ),
      }),
    ),
    v.minLength(1, 'Donnez un prix.'),
    v.maxLength(500, 'Cette liste est trop longue.'),
  ),
  /** Read by the exhibitor. */
  message: v.optional(longTextSchema(2000), ''),
});
export type QuoteAnswerInput = v.InferOutput<typeof quoteAnswerInputSchema>;
