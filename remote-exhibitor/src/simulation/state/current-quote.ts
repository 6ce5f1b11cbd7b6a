import { sessionItems } from '@mosta/shared/auth';
import { PAYMENT_MODES, type PaymentMode } from '@mosta/shared/domain/payment';
import { hashKey } from '@mosta/shared/queries';
import type { SimulationState } from '@mosta/shared/schemas/simulation.schema';
import * as v from 'valibot';

/** Keys of the session storage, beside that of the simulation. */
const QUOTE_KEY = 'simulationQuote';
const PAYMENT_KEY = 'simulationPayment';

/** The quote of the current simulation. */
export const currentQuoteSchema = v.object({
  /** Opens the quote: `/v1/quote/link/<secret>`. */
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** ISO 8601 instant. */
  validUntil: v.pipe(v.string(), v.isoTimestamp()),
});
export type CurrentQuote = v.InferOutput<typeof currentQuoteSchema>;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), madeOf: v.string(), ...currentQuoteSchema.entries }),
);

const paymentSchema = v.nullable(v.picklist(PAYMENT_MODES));

/** One text per simulation and payment: equal contents have equal fingerprints, whatever the order of their keys. */
export function fingerprintOf(simulation: SimulationState, payment: PaymentMode | null): string {
  // Without the brackets of a key: what browsers have stored stays valid.
  return hashKey([{ simulation, payment }]).slice(1, -1);
}

/** The stored quote, if it belongs to this simulation; any other is removed. */
export function readStoredQuote(
  simulation: SimulationState,
  payment: PaymentMode | null,
): CurrentQuote | null {
  const read = v.safeParse(storedSchema, sessionItems.read(QUOTE_KEY));
  if (!read.success || read.output.madeOf !== fingerprintOf(simulation, payment)) {
    sessionItems.remove(QUOTE_KEY);
    return null;
  }
  const { secret, reference, validUntil } = read.output;
  return { secret, reference, validUntil };
}

export function writeStoredQuote(
  currentQuote: CurrentQuote | null,
  simulation: SimulationState,
  payment: PaymentMode | null,
): void {
  if (currentQuote === null) {
    sessionItems.remove(QUOTE_KEY);
    return;
  }
  const madeOf = fingerprintOf(simulation, payment);
  sessionItems.write(QUOTE_KEY, JSON.stringify({ version: 1, madeOf, ...currentQuote }));
}

export function readPayment(): PaymentMode | null {
  const read = v.safeParse(paymentSchema, sessionItems.read(PAYMENT_KEY));
  return read.success ? read.output : null;
}

export function writePayment(payment: PaymentMode | null): void {
  if (payment === null) sessionItems.remove(PAYMENT_KEY);
  else sessionItems.write(PAYMENT_KEY, payment);
}
