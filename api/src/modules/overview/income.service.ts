import { paymentDeadline } from '@mosta/shared/domain/deadlines';
import { addMoney, type Currency, money } from '@mosta/shared/domain/money';
import { balanceOf, priceReservation } from '@mosta/shared/domain/statement';
import { CURRENCIES } from '@mosta/shared/schemas/money.schema';
import type { Income } from '@mosta/shared/schemas/overview.schema';
import { currentEdition } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { readAllPriced } from '../statement/statement.repository';
import { listConfirmed } from './income.repository';

/** What confirmed reservations cost, what was paid of it, and how many of them are late. Stands of the hall bound their number. */
export async function readIncome(
  db: Executor,
  now: Date,
): Promise<{ income: Income[]; latePayments: number }> {
  const confirmed = await listConfirmed(db);
  const contents = await readAllPriced(db, confirmed);
  const sums = new Map(CURRENCIES.map((currency) => [currency, nothingIn(currency)]));
  let latePayments = 0;
  for (const [index, reservation] of confirmed.entries()) {
    const content = contents[index];
    const sum = sums.get(reservation.currency);
    if (!content || !sum) continue;
    const priced = priceReservation(currentEdition(), content, reservation.payment);
    const { paid, due } = balanceOf(priced, [reservation.paid], reservation.status);
    const deadline = paymentDeadline(reservation, currentEdition());
    const late = due !== null && due.amount > 0 && deadline !== null && now > deadline;
    const zero = money(0, reservation.currency);
    if (late) latePayments += 1;
    sums.set(reservation.currency, {
      ...{ currency: reservation.currency, reservations: sum.reservations + 1 },
      unpriced: sum.unpriced + (priced.partial ? 1 : 0),
      agreed: addMoney(sum.agreed, priced.totals?.payable ?? zero),
      paid: addMoney(sum.paid, paid),
      due: addMoney(sum.due, due ?? zero),
      late: addMoney(sum.late, late ? due : zero),
    });
  }
  return { income: [...sums.values()], latePayments };
}

function nothingIn(currency: Currency): Income {
  const zero = money(0, currency);
  return {
    ...{ currency, reservations: 0, unpriced: 0 },
    ...{ agreed: zero, paid: zero, due: zero, late: zero },
  };
}
