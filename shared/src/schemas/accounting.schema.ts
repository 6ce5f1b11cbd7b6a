import * as v from 'valibot';
import { PAYMENT_MODES } from '../domain/payment';
import { moneySchema } from './money.schema';
import { limitSchema } from './paging.schema';

/** What accounting keeps of a payment; account and reservation may be gone. */
const accountingEntrySchema = v.object({
  _id: v.string(),
  amount: moneySchema,
  /** Day of the calendar. */
  receivedOn: v.pipe(v.string(), v.isoDate()),
  mode: v.picklist(PAYMENT_MODES),
  /** Of the reservation. */
  reference: v.string(),
  /** Null where no participation named a company. */
  payer: v.nullable(v.string()),
  taxNumber: v.nullable(v.string()),
  /** Entered by mistake. */
  cancelled: v.boolean(),
});

/** Entries, the newest first; `next` goes into `before` to read on, null at the end. */
export const accountingPageSchema = v.object({
  entries: v.array(accountingEntrySchema),
  next: v.nullable(v.string()),
});
export type AccountingPage = v.InferOutput<typeof accountingPageSchema>;

export const accountingQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant n’est pas reconnu.'))),
  limit: limitSchema,
});
export type AccountingQuery = v.InferOutput<typeof accountingQuerySchema>;
