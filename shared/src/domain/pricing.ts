import type {
  CartItem,
  Promo,
  SelectedPackage,
  SimulationState,
} from '../schemas/simulation.schema';
import { type Discount, discountOn } from './discount';
import { addMoney, type Currency, type Money, money, multiplyMoney } from './money';
import { currencyOf } from './nationality';
import type { PaymentMode } from './payment';
import { type StampDuty, stampDutyOn, type Taxes, vatOn } from './tax';

/** One line of a quote: `total` is quantity × days × unit price, all before tax. */
export type QuoteLine = {
  kind: 'package' | 'item';
  id: string;
  name: string;
  /** The item's category in the catalogue; null for a package. */
  group: { parentCategory: string; category: string } | null;
  /** The catalogue's unit; null for a package. */
  unit: string | null;
  /** Size of one package; null for an item. */
  squareMetres: number | null;
  quantity: number;
  /** Days charged; null where the price is not per day. */
  days: number | null;
  /** Null means "Sur devis". */
  unitPrice: Money | null;
  total: Money | null;
};

/** The sums of a quote, in the order of their computation. */
export type QuoteTotals = {
  /** Lines before tax. */
  packages: Money;
  items: Money;
  /** `packages` + `items`. */
  subtotal: Money;
  discount: Discount | null;
  /** HT: `subtotal` less the discount, never below 0. */
  net: Money;
  vat: { percent: number; amount: Money };
  /** TTC: `net` + `vat`. */
  gross: Money;
  /** Of cash in dinars only. */
  stampDuty: StampDuty | null;
  /** `gross` + `stampDuty`. */
  payable: Money;
};

export type Quote = {
  currency: Currency;
  lines: readonly QuoteLine[];
  /** Some line is "Sur devis": the totals exclude it, and pages must state that. */
  partial: boolean;
  /** Null where every line is "Sur devis": the total is unknown, not 0. */
  totals: QuoteTotals | null;
};

/** The parts of the state on which prices depend. */
export type PricedSimulation = Pick<SimulationState, 'formule' | 'cart' | 'promo'> & {
  personalInfo: Pick<SimulationState['personalInfo'], 'nationality'>;
};

/**
 * Prices a simulation (specification, section 9; decisions: Simulation and prices). Page and API both call this.
 * Amounts are integers of the smallest used unit. Only the discount, the TVA and the stamp duty can have a fraction;
 * each is rounded half up, once, where it arises, and sums are of rounded amounts, so that a printed quote adds up.
 * @param payment the stamp duty is added to cash (`espece`) in dinars
 */
export function priceSimulation(
  taxes: Taxes,
  simulation: PricedSimulation,
  payment: PaymentMode | null = null,
): Quote {
  const currency = currencyOf(simulation.personalInfo.nationality);
  const lines = [
    ...simulation.formule.selectedFormules.map((chosen) => packageLine(chosen, currency)),
    ...Object.values(simulation.cart).map((item) => itemLine(item, currency)),
  ];
  return quoteOf(taxes, lines, { currency, promo: simulation.promo, payment });
}

/** On what sums depend beside the lines. */
type Terms = { currency: Currency; promo: Promo | null; payment: PaymentMode | null };

/** Sums priced lines of one currency; lines « Sur devis » are excluded. */
export function quoteOf(taxes: Taxes, lines: readonly QuoteLine[], terms: Terms): Quote {
  const { currency } = terms;
  const partial = lines.some(({ total }) => total === null);
  const unknown = partial && lines.every(({ total }) => total === null);
  return {
    currency,
    lines,
    partial,
    totals: unknown ? null : totalsOf(taxes, lines, terms),
  };
}

/** The price of one, before tax, of a line that had none. */
export type LinePrice = Pick<QuoteLine, 'kind' | 'id'> & { amount: number };

/**
 * A quote with prices for lines that were « Sur devis »; prices of lines that have one already are left as they are.
 * @param prices in the currency of the quote
 */
export function withLinePrices(
  taxes: Taxes,
  { currency, lines }: Pick<Quote, 'currency' | 'lines'>,
  prices: readonly LinePrice[],
  terms: Omit<Terms, 'currency'>,
): Quote {
  const priced = lines.map((line): QuoteLine => {
    const price = prices.find(({ kind, id }) => kind === line.kind && id === line.id);
    if (line.unitPrice || !price) return line;
    const unitPrice = money(price.amount, currency);
    return {
      ...line,
      unitPrice,
      total: multiplyMoney(unitPrice, line.quantity * (line.days ?? 1)),
    };
  });
  return quoteOf(taxes, priced, { ...terms, currency });
}

/** Unit price × quantity of a package, before tax. A stand is never free: 0 means that the price is missing. */
export function packageLine(chosen: SelectedPackage, currency: Currency): QuoteLine {
  const price = currency === 'DZD' ? chosen.price : chosen.priceEuro;
  const unitPrice = price ? money(price, currency) : null;
  return {
    kind: 'package',
    id: chosen.id,
    name: chosen.name,
    group: null,
    unit: null,
    squareMetres: chosen.size,
    quantity: chosen.quantity,
    days: null,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, chosen.quantity),
  };
}

/** Unit price × quantity, × days where the item is charged per day, before tax. */
export function itemLine(item: CartItem, currency: Currency): QuoteLine {
  const unitPrice = itemPrice(item, currency);
  const days = item.isPerDay ? item.days : null;
  return {
    kind: 'item',
    id: item._id,
    name: item.name,
    group: { parentCategory: item.parentCategory, category: item.category },
    unit: item.unit,
    squareMetres: null,
    quantity: item.quantity,
    days,
    unitPrice,
    total: unitPrice && multiplyMoney(unitPrice, item.quantity * (days ?? 1)),
  };
}

/** 0 euros means that the price is missing if the item costs dinars; an item free in dinars is free. */
function itemPrice({ priceDA, priceEuro }: CartItem, currency: Currency): Money | null {
  if (currency === 'DZD') return money(priceDA, 'DZD');
  if (priceDA === 0) return money(priceEuro ?? 0, 'EUR');
  return priceEuro ? money(priceEuro, 'EUR') : null;
}

function totalsOf(
  taxes: Taxes,
  lines: readonly QuoteLine[],
  { currency, promo, payment }: Terms,
): QuoteTotals {
  const packages = sumOf(lines, 'package', currency);
  const items = sumOf(lines, 'item', currency);
  const subtotal = addMoney(packages, items);
  const discount = discountOn(subtotal, promo);
  const net = money(subtotal.amount - (discount?.amount.amount ?? 0), currency);
  const vat = vatOn(taxes, net);
  const gross = addMoney(net, vat);
  const stampDuty = payment === 'espece' && currency === 'DZD' ? stampDutyOn(taxes, gross) : null;
  return {
    packages,
    items,
    subtotal,
    discount,
    net,
    vat: { percent: taxes.vatPercent, amount: vat },
    gross,
    stampDuty,
    payable: stampDuty ? addMoney(gross, stampDuty.amount) : gross,
  };
}

function sumOf(lines: readonly QuoteLine[], kind: QuoteLine['kind'], currency: Currency): Money {
  return lines
    .filter((line) => line.kind === kind)
    .reduce((sum, { total }) => (total ? addMoney(sum, total) : sum), money(0, currency));
}
