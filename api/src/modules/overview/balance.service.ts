import { paymentDeadline } from '@mosta/shared/domain/deadlines';
import { reservationReference } from '@mosta/shared/domain/reference';
import { balanceOf, priceReservation } from '@mosta/shared/domain/statement';
import type { Balance } from '@mosta/shared/schemas/balance.schema';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { creditsOf } from '../issued/issued.repository';
import { readAllPriced } from '../statement/statement.repository';
import { listConfirmed } from './income.repository';

/**
 * What each confirmed reservation of the current edition, or of that of a year, costs, what was paid of it and what is due;
 * those that are paid last. Stands of the hall bound their number.
 */
export async function listBalances(db: Executor, now: Date, year?: number): Promise<Balance[]> {
  const confirmed = await listConfirmed(db, year);
  const ids = confirmed.map(({ id }) => id);
  const [contents, credits] = await Promise.all([readAllPriced(db, confirmed), creditsOf(db, ids)]);
  const balances = confirmed.flatMap((reservation, index) => {
    const content = contents[index];
    if (!content) return [];
    const edition = editionOf(reservation.edition);
    const priced = priceReservation(edition, content, reservation.payment);
    const { paid, due } = balanceOf(
      priced,
      [reservation.paid],
      reservation.status,
      credits.get(reservation.id),
    );
    const deadline = paymentDeadline(reservation, edition);
    return {
      ...{ reservation: reservation.id, participation: reservation.participation },
      reference: reservationReference(edition, reservation.id),
      company: reservation.company,
      agreed: priced.totals?.payable ?? null,
      ...{ partial: priced.partial, paid, due },
      deadline: deadline?.toISOString() ?? null,
      late: due !== null && due.amount > 0 && deadline !== null && now > deadline,
    };
  });
  return balances.sort((one, other) => Number(isPaid(one)) - Number(isPaid(other)));
}

const isPaid = ({ due }: Balance) => due?.amount === 0;
