import * as v from 'valibot';
import { issuedDocumentSchema } from './issued.schema';
import { moneySchema } from './money.schema';
import { RESERVATION_STATUSES } from './reservation.schema';
import { receivedPaymentSchema } from './statement.schema';

/** What a reservation costs, what came and went for it, and the documents that were issued. */
export const reservationAccountSchema = v.object({
  reservation: v.string(),
  /** Identifier of its participation; null where there is none. */
  participation: v.nullable(v.string()),
  reference: v.string(),
  company: v.nullable(v.string()),
  status: v.picklist(RESERVATION_STATUSES),
  /** Null where nothing has a price yet. */
  agreed: v.nullable(moneySchema),
  /** Some line is « Sur devis », and not in the sums: nothing can be invoiced. */
  partial: v.boolean(),
  /** What credit notes have taken off invoices that still stand. */
  credited: moneySchema,
  paid: moneySchema,
  due: v.nullable(moneySchema),
  deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The newest first; refunds are negative. */
  payments: v.array(receivedPaymentSchema),
  /** The newest first. */
  documents: v.array(issuedDocumentSchema),
});
export type ReservationAccount = v.InferOutput<typeof reservationAccountSchema>;
