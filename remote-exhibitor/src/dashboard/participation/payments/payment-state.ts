import type { Statement } from '@mosta/shared/schemas/statement.schema';

export type PaymentState = {
  /** Everything that has a price is paid, and nothing waits for one. */
  settled: boolean;
  overdue: boolean;
  /** Paid share of the price, 0 to 100; null where nothing has a price yet. */
  percent: number | null;
};

/** How far a participation is paid at a given time. */
export function paymentStateOf(
  { due, deadline, paid, priced }: Pick<Statement, 'due' | 'deadline' | 'paid' | 'priced'>,
  now: Date,
): PaymentState {
  const settled = due?.amount === 0 && !priced.partial && deadline !== null;
  const payable = priced.totals?.payable.amount ?? null;
  return {
    settled,
    overdue: deadline !== null && due !== null && due.amount > 0 && now > new Date(deadline),
    percent: payable === null ? null : shareOf(paid.amount, payable),
  };
}

/** The last percent is for the last dinar. */
function shareOf(paid: number, payable: number): number {
  if (paid >= payable) return 100;
  return Math.min(99, Math.max(0, Math.floor((100 * paid) / payable)));
}
