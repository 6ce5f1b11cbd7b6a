import type { CatalogueGroup } from '../schemas/catalogue.schema';
import type { ReservationStatus } from '../schemas/reservation.schema';
import type { Promo } from '../schemas/simulation.schema';
import { type Currency, type Money, money, multiplyMoney } from './money';
import type { PaymentMode } from './payment';
import { packageLine, type Quote, type QuoteLine, quoteOf } from './pricing';
import type { Taxes } from './tax';

/** Prices by currency code, in the smallest used unit; a currency that is missing is « Sur devis ». */
type Prices = Readonly<Record<string, number>>;

/** A stand or a package of a reservation. */
export type ReservedBooth = {
  id: string;
  name: string;
  /** Square metres. */
  size: number;
  quantity: number;
  /** Null where no price is set. */
  prices: Prices | null;
};

/** A line of supplies, services or prints; days are counted in the quantity. */
export type ReservedItem = {
  id: string;
  kind: 'supply' | 'service' | 'communication';
  name: string;
  unit: string;
  quantity: number;
  prices: Prices;
};

export type PricedReservation = {
  currency: Currency;
  promo: Promo | null;
  booths: readonly ReservedBooth[];
  items: readonly ReservedItem[];
};

const GROUPS: Record<ReservedItem['kind'], CatalogueGroup> = {
  supply: 'Fournitures',
  service: 'Service',
  communication: 'Communication',
};

/**
 * Prices a reservation by the rules of a quote: stands and packages, then lines, less the promo, with TVA.
 * @param payment the stamp duty is added to cash (`espece`) in dinars
 */
export function priceReservation(
  taxes: Taxes,
  { currency, promo, booths, items }: PricedReservation,
  payment: PaymentMode | null,
): Quote {
  const lines = [
    ...booths.map((booth) => boothLine(booth, currency)),
    ...items.map((item) => itemLine(item, currency)),
  ];
  return quoteOf(taxes, lines, { currency, promo, payment });
}

function boothLine({ prices, ...booth }: ReservedBooth, currency: Currency): QuoteLine {
  const { DZD: price = null, EUR: priceEuro = null } = prices ?? {};
  return packageLine({ ...booth, price, priceEuro }, currency);
}

function itemLine(item: ReservedItem, currency: Currency): QuoteLine {
  const { id, kind, name, unit, quantity } = item;
  const price = item.prices[currency];
  const unitPrice = price === undefined ? null : money(price, currency);
  const parentCategory = GROUPS[kind];
  return {
    ...{ kind: 'item', id, name, unit, quantity },
    group: { parentCategory, category: parentCategory },
    squareMetres: null,
    days: null,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, quantity),
  };
}

/** What is paid and what is still due, never more than the price. */
export type Balance = {
  paid: Money;
  /** Null where nothing has a price yet. */
  due: Money | null;
};

/**
 * @param amounts of the payments received, in the smallest used unit of the currency
 * @param status of the reservation: nothing is due of a cancelled one
 * @param credited what credit notes have taken off its invoices
 */
export function balanceOf(
  { currency, totals }: Quote,
  amounts: readonly number[],
  status: ReservationStatus,
  credited = 0,
): Balance {
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    paid: money(paid, currency),
    due:
      status === 'cancelled'
        ? money(0, currency)
        : totals && money(Math.max(0, totals.payable.amount - credited - paid), currency),
  };
}
