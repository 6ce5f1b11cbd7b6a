import * as v from 'valibot';
import { moneySchema } from './money.schema';

/** What a confirmed reservation costs with tax, and what has arrived. */
const balanceSchema = v.object({
  reservation: v.string(),
  /** Identifier of its participation; null where there is none. */
  participation: v.nullable(v.string()),
  /** As transfers name it. */
  reference: v.string(),
  company: v.nullable(v.string()),
  /** Null where nothing has a price yet. */
  agreed: v.nullable(moneySchema),
  /** Some line is « Sur devis », and not in the sums. */
  partial: v.boolean(),
  paid: moneySchema,
  due: v.nullable(moneySchema),
  deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Something is due past the deadline. */
  late: v.boolean(),
});
export type Balance = v.InferOutput<typeof balanceSchema>;

/** Balances of all confirmed reservations, the earliest deadline first. */
export const balanceListSchema = v.array(balanceSchema);
