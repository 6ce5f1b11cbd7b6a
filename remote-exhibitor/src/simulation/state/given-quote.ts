import { PAYMENT_MODES, type PaymentMode } from '@mosta/shared/domain/payment';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import * as v from 'valibot';
import { readSessionItem, writeSessionItem } from './session-item';

/** Keys of the session storage beside the simulation itself. */
const QUOTE_KEY = 'simulationQuote';
const PAYMENT_KEY = 'simulationPayment';

/** A quote that was given for the present simulation. */
const givenQuoteSchema = v.object({
  /** Opens the quote: `/v1/quote/link/<secret>`. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** ISO 8601 instant. */
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
});
export type GivenQuote = v.InferOutput<typeof givenQuoteSchema>;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), madeOf: v.string(), ...givenQuoteSchema.entries }),
);

const paymentSchema = v.nullable(v.picklist(PAYMENT_MODES));

/**
 * What a quote was made of, as one text: two simulations have the same fingerprint when nothing in them differs, whatever
 * the order of their keys.
 */
export function fingerprintOf(simulation: SimulationState, payment: PaymentMode | null): string {
  return JSON.stringify({ simulation, payment }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The stored quote, if it is of this simulation; anything else is forgotten. */
export function readGivenQuote(
  simulation: SimulationState,
  payment: PaymentMode | null,
): GivenQuote | null {
  const read = v.safeParse(storedSchema, readSessionItem(QUOTE_KEY));
  if (!read.success || read.output.madeOf !== fingerprintOf(simulation, payment)) {
    writeSessionItem(QUOTE_KEY, null);
    return null;
  }
  const { secret, reference, validUntil } = read.output;
  return { secret, reference, validUntil };
}

export function writeGivenQuote(
  given: GivenQuote | null,
  simulation: SimulationState,
  payment: PaymentMode | null,
): void {
  const madeOf = fingerprintOf(simulation, payment);
  writeSessionItem(QUOTE_KEY, given && JSON.stringify({ version: 1, madeOf, ...given }));
}

export function readPayment(): PaymentMode | null {
  const read = v.safeParse(paymentSchema, readSessionItem(PAYMENT_KEY));
  return read.success ? read.output : null;
}

export function writePayment(payment: PaymentMode | null): void {
  writeSessionItem(PAYMENT_KEY, payment);
}
