import * as v from 'valibot';
import { PAYMENT_MODES } from '../domain/payment';
import { moneySchema } from './money.schema';
import { pricedSchema } from './quote.schema';
import { sendingKeySchema } from './sending-key.schema';
import { daySchema, lineSchema } from './text.schema';

const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** Where to pay; `sample` marks data that the agency has still to replace. */
export const bankAccountSchema = v.object({
  sample: v.boolean(),
  holder: v.string(),
  bank: v.string(),
  rib: v.string(),
  iban: v.nullable(v.string()),
  bic: v.nullable(v.string()),
});
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

/** A payment that the organiser received. */
export const receivedPaymentSchema = v.object({
  _id: v.string(),
  amount: moneySchema,
  /** Day of the calendar. */
  receivedOn: v.pipe(v.string(), v.isoDate()),
  mode: v.picklist(PAYMENT_MODES),
  note: v.nullable(v.string()),
});
export type ReceivedPayment = v.InferOutput<typeof receivedPaymentSchema>;

/** What a reservation costs, what was paid of it, and what is due until when. */
export const statementSchema = v.object({
  reservation: v.string(),
  /** Lines and sums as a quote has them; the stamp duty where the participation says cash. */
  priced: pricedSchema,
  payment: v.nullable(v.picklist(PAYMENT_MODES)),
  paid: moneySchema,
  /** Null where nothing has a price yet. */
  due: v.nullable(moneySchema),
  /** Null before the confirmation. */
  deadline: v.nullable(instantSchema),
  /** The newest first. */
  payments: v.array(receivedPaymentSchema),
  bank: bankAccountSchema,
  /** Reference for the transfer or the cheque. */
  reference: v.string(),
});
export type Statement = v.InferOutput<typeof statementSchema>;

/** What the organiser enters when money has arrived. */
export const receivedPaymentInputSchema = v.object({
  /** In the smallest used unit of the reservation's currency. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  receivedOn: daySchema,
  mode: v.picklist(PAYMENT_MODES),
  note: v.optional(v.nullable(lineSchema(200)), null),
  /** Older pages send none. */
  key: v.optional(sendingKeySchema),
});
export type ReceivedPaymentInput = v.InferOutput<typeof receivedPaymentInputSchema>;
