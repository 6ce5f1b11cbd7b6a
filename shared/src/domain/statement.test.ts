import fc from 'fast-check';
import type { SimulationState } from '../schemas/simulation.schema';
import { anySimulation } from '../testing/simulations';
import { FIRST_EDITION } from './edition';
import { currencyOf } from './nationality';
import { PAYMENT_MODES } from './payment';
import { itemLine, priceSimulation } from './pricing';
import {
  balanceOf,
  type PricedReservation,
  priceReservation,
  type ReservedItem,
} from './statement';

const STAND = { id: 'b', name: 'B12', size: 9, quantity: 1, prices: { DZD: 185_000 } };
const reservation = (changes: Partial<PricedReservation> = {}): PricedReservation => ({
  ...{ currency: 'DZD', promo: null, booths: [STAND], items: [] },
  ...changes,
});

/** A simulation as a reservation stores it: days are counted in the quantity, prices by currency. */
function reserved({ formule, cart, promo, personalInfo }: SimulationState): PricedReservation {
  const only = (prices: Record<string, number | null | undefined>) =>
    Object.fromEntries(
      Object.entries(prices).flatMap(([currency, price]) =>
        typeof price === 'number' ? [[currency, price]] : [],
      ),
    );
  return {
    currency: currencyOf(personalInfo.nationality),
    promo,
    booths: formule.selectedFormules.map(({ id, name, size, quantity, price, priceEuro }) => ({
      ...{ id, name, size, quantity },
      prices: only({ DZD: price, EUR: priceEuro }),
    })),
    items: Object.values(cart).map((item) => ({
      ...{ id: item._id, kind: 'service', name: item.name, unit: item.unit },
      quantity: item.quantity * (item.isPerDay ? item.days : 1),
      prices: only({
        DZD: itemLine(item, 'DZD').unitPrice?.amount,
        EUR: itemLine(item, 'EUR').unitPrice?.amount,
      }),
    })),
  };
}

it('prices a stand of 185 000 DA at 220 150 DA, and 4 404 DA of duty in cash', () => {
  const { totals } = priceReservation(FIRST_EDITION, reservation(), 'espece');
  expect(totals).toMatchObject({
    net: { amount: 185_000, currency: 'DZD' },
    gross: { amount: 220_150 },
    stampDuty: { amount: { amount: 4_404 } },
    payable: { amount: 224_554 },
  });
  expect(priceReservation(FIRST_EDITION, reservation(), 'virement').totals).toMatchObject({
    stampDuty: null,
    payable: { amount: 220_150 },
  });
});

it('comes to the sums of the quote that filled the reservation', () => {
  fc.assert(
    fc.property(anySimulation, fc.constantFrom(null, ...PAYMENT_MODES), (simulation, payment) => {
      const quote = priceSimulation(FIRST_EDITION, simulation, payment);
      const priced = priceReservation(FIRST_EDITION, reserved(simulation), payment);
      expect([priced.currency, priced.partial, priced.totals]).toEqual([
        quote.currency,
        quote.partial,
        quote.totals,
      ]);
    }),
  );
});

it('leaves what is « Sur devis » out of the sums, and says so', () => {
  const unpriced = { ...STAND, id: 'c', prices: null };
  const both = priceReservation(FIRST_EDITION, reservation({ booths: [STAND, unpriced] }), null);
  expect([both.partial, both.totals?.net.amount]).toEqual([true, 185_000]);
  const alone = priceReservation(FIRST_EDITION, reservation({ booths: [unpriced] }), null);
  expect([alone.partial, alone.totals]).toEqual([true, null]);
  expect(balanceOf(alone, [1_000], 'confirmed')).toEqual({
    ...{ paid: { amount: 1_000, currency: 'DZD' }, due: null },
  });
});

it('names what is counted, and where it belongs', () => {
  const item: ReservedItem = {
    id: 'i',
    kind: 'communication',
    name: 'Affiche',
    unit: 'pièce',
    quantity: 3,
    prices: { DZD: 4_500 },
  };
  const { lines } = priceReservation(FIRST_EDITION, reservation({ items: [item] }), null);
  expect(lines).toMatchObject([
    { kind: 'package', name: 'B12', squareMetres: 9, group: null },
    {
      ...{ kind: 'item', name: 'Affiche', unit: 'pièce', quantity: 3, days: null },
      group: { parentCategory: 'Communication' },
      total: { amount: 13_500 },
    },
  ]);
});

it('never says that less than nothing is due, and counts every payment', () => {
  const quote = priceReservation(FIRST_EDITION, reservation(), null);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 })), (amounts) => {
      const { paid, due } = balanceOf(quote, amounts, 'confirmed');
      expect(paid.amount).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      expect(due?.amount).toBe(Math.max(0, 220_150 - paid.amount));
    }),
  );
});

it('says that nothing is due of a cancelled reservation', () => {
  const quote = priceReservation(FIRST_EDITION, reservation(), null);
  expect(balanceOf(quote, [1_000], 'cancelled')).toEqual({
    paid: { amount: 1_000, currency: 'DZD' },
    due: { amount: 0, currency: 'DZD' },
  });
});

it('prices a reservation in euros without stamp duty', () => {
  const euros = priceReservation(
    FIRST_EDITION,
    reservation({ currency: 'EUR', booths: [{ ...STAND, prices: { DZD: 1, EUR: 100_000 } }] }),
    'espece',
  );
  expect(euros.totals).toMatchObject({
    stampDuty: null,
    payable: { amount: 119_000, currency: 'EUR' },
  });
});
