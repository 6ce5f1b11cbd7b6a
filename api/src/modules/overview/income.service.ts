import { addMoney, type Currency, money } from '@mosta/shared/domain/money';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import { CURRENCIES } from '@mosta/shared/schemas/money.schema';
import type { Income } from '@mosta/shared/schemas/overview.schema';

/** The sums of the balances, one entry for each currency. */
export function incomeOf(balances: readonly Balance[]): Income[] {
  return CURRENCIES.map((currency) =>
    balances
      .filter(({ paid }) => paid.currency === currency)
      .reduce((sum, balance) => withBalance(sum, balance), nothingIn(currency)),
  );
}

function withBalance(sum: Income, { agreed, partial, paid, due, late }: Balance): Income {
  const zero = money(0, sum.currency);
  return {
    ...{ currency: sum.currency, reservations: sum.reservations + 1 },
    unpriced: sum.unpriced + (partial ? 1 : 0),
    agreed: addMoney(sum.agreed, agreed ?? zero),
    paid: addMoney(sum.paid, paid),
    due: addMoney(sum.due, due ?? zero),
    late: addMoney(sum.late, (late && due) || zero),
  };
}

function nothingIn(currency: Currency): Income {
  const zero = money(0, currency);
  return {
    ...{ currency, reservations: 0, unpriced: 0 },
    ...{ agreed: zero, paid: zero, due: zero, late: zero },
  };
}
