import fc from 'fast-check';
import {
  anyItem,
  anyPackage,
  anySimulation,
  makeCartItem,
  makePackage,
  makeSimulation,
} from '../testing/simulations';
import { FIRST_EDITION } from './edition';
import { money } from './money';
import { ALGERIAN_EXHIBITOR, currencyOf, FOREIGN_EXHIBITOR } from './nationality';
import { PAYMENT_MODES } from './payment';
import { itemLine, packageLine, priceSimulation, type Quote, withLinePrices } from './pricing';

const nationality = ALGERIAN_EXHIBITOR;
const dinars = (amount: number) => money(amount, 'DZD');
const cents = (amount: number) => money(amount, 'EUR');

test.each([
  ['Exposant Algérien', 'DZD'],
  ['Exposant Alge\u0301rien', 'DZD'],
  [' Exposant Algérien ', 'DZD'],
  ['Exposant algérien', 'EUR'],
  ['Exposant Étranger', 'EUR'],
  ['', 'EUR'],
])('the nationality "%s" pays in %s', (text, currency) => {
  expect(currencyOf(text)).toBe(currency);
});

test('the stand of 185 000 DA costs 220 150 DA with tax, and 4 404 DA of duty in cash', () => {
  const simulation = makeSimulation({ nationality, packages: [makePackage()] });
  expect(priceSimulation(FIRST_EDITION, simulation, 'espece')).toMatchObject({
    partial: false,
    totals: {
      subtotal: dinars(185_000),
      discount: null,
      net: dinars(185_000),
      vat: { percent: 19, amount: dinars(35_150) },
      gross: dinars(220_150),
      stampDuty: { amount: dinars(4_404) },
      payable: dinars(224_554),
    },
  });
});

test.each([
  ['virement', null],
  ['cheque', null],
  [null, null],
] as const)('a payment by %s carries no duty', (payment, stampDuty) => {
  const simulation = makeSimulation({ nationality, packages: [makePackage()] });
  expect(priceSimulation(FIRST_EDITION, simulation, payment).totals).toMatchObject({
    stampDuty,
    payable: dinars(220_150),
  });
});

test('cash in euros carries no duty', () => {
  const quote = priceSimulation(
    FIRST_EDITION,
    makeSimulation({ packages: [makePackage()] }),
    'espece',
  );
  expect(quote.totals).toMatchObject({ stampDuty: null, payable: cents(148_750) });
});

test.each([
  [{ quantity: 3, isPerDay: false, days: 4 }, null, 4_500, 3_150],
  [{ quantity: 1, isPerDay: true, days: 1 }, 1, 1_500, 1_050],
  [{ quantity: 3, isPerDay: true, days: 4 }, 4, 18_000, 12_600],
])('an item of %o is charged for %p days', (item, days, inDinars, inCents) => {
  expect(itemLine(makeCartItem(item), 'DZD')).toMatchObject({ days, total: dinars(inDinars) });
  expect(itemLine(makeCartItem(item), 'EUR')).toMatchObject({ days, total: cents(inCents) });
});

test.each([
  ['no euro price', makeCartItem({ priceEuro: null }), null],
  ['a euro price of 0 for what costs dinars', makeCartItem({ priceEuro: 0 }), null],
  ['nothing to pay in dinars', makeCartItem({ priceDA: 0, priceEuro: null }), cents(0)],
])('an item with %s', (_, item, unitPrice) => {
  expect(itemLine(item, 'EUR').unitPrice).toEqual(unitPrice);
  expect(itemLine(item, 'EUR').total).toEqual(unitPrice);
});

test.each([null, 0])('a stand whose price is %p is "Sur devis" in either currency', (none) => {
  const stand = makePackage({ price: none, priceEuro: none });
  for (const currency of ['DZD', 'EUR'] as const) {
    expect(packageLine(stand, currency)).toMatchObject({ unitPrice: null, total: null });
  }
});

test('the totals of a quote with a line "Sur devis" leave it out and say so', () => {
  const packages = [makePackage({ priceEuro: null })];
  const quote = priceSimulation(
    FIRST_EDITION,
    makeSimulation({ packages, items: [makeCartItem()] }),
  );
  expect(quote.partial).toBe(true);
  expect(quote.lines.map(({ total }) => total)).toEqual([null, cents(1_050)]);
  expect(quote.totals).toMatchObject({ packages: cents(0), net: cents(1_050) });
});

test('where every line is "Sur devis" no total is stated, rather than 0', () => {
  const quote = priceSimulation(
    FIRST_EDITION,
    makeSimulation({ packages: [makePackage({ priceEuro: null })] }),
  );
  expect(quote).toMatchObject({ partial: true, totals: null });
});

test('an empty simulation costs nothing, and that is known', () => {
  const quote = priceSimulation(FIRST_EDITION, makeSimulation({ nationality }), 'espece');
  expect(quote).toMatchObject({ lines: [], partial: false, totals: { payable: dinars(0) } });
});

test('tax is computed on the amount after the discount', () => {
  const promo = { discountType: 'percentage', discountValue: 10 };
  const simulation = makeSimulation({ nationality, packages: [makePackage()], promo });
  expect(priceSimulation(FIRST_EDITION, simulation).totals).toMatchObject({
    net: dinars(166_500),
    vat: { amount: dinars(31_635) },
    gross: dinars(198_135),
  });
});

const anyPayment = fc.constantFrom(...PAYMENT_MODES, null);

/** Every amount of a quote, at any depth. */
function amountsIn(value: unknown): { amount: unknown; currency: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('currency' in value && 'amount' in value) return [value];
  return Object.values(value).flatMap(amountsIn);
}

test('every amount of every quote is a whole number of one currency, and none is below 0', () => {
  fc.assert(
    fc.property(anySimulation, anyPayment, (simulation, payment) => {
      const expected = currencyOf(simulation.personalInfo.nationality);
      const wrong = amountsIn(priceSimulation(FIRST_EDITION, simulation, payment)).filter(
        ({ amount, currency }) =>
          !Number.isSafeInteger(amount) || Number(amount) < 0 || currency !== expected,
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

const sumOf = (quote: Quote) =>
  quote.lines.reduce((total, line) => total + (line.total?.amount ?? 0), 0);

test('every quote adds up from its lines to what is to be paid', () => {
  fc.assert(
    fc.property(anySimulation, anyPayment, (simulation, payment) => {
      const quote = priceSimulation(FIRST_EDITION, simulation, payment);
      fc.pre(quote.totals !== null);
      const { subtotal, discount, net, vat, gross, stampDuty, payable } = quote.totals;
      const stepsHold = {
        subtotal: subtotal.amount === sumOf(quote),
        net: net.amount === subtotal.amount - (discount?.amount.amount ?? 0),
        vat: Math.abs(100 * vat.amount.amount - 19 * net.amount) <= 50,
        gross: gross.amount === net.amount + vat.amount.amount,
        payable: payable.amount === gross.amount + (stampDuty?.amount.amount ?? 0),
        duty: (stampDuty !== null) === (payment === 'espece' && quote.currency === 'DZD'),
      };
      expect(Object.values(stepsHold)).not.toContain(false);
    }),
  );
});

test('a quote is partial where a line has no price, and has no totals where none has', () => {
  fc.assert(
    fc.property(anySimulation, (simulation) => {
      const { lines, partial, totals } = priceSimulation(FIRST_EDITION, simulation);
      const without = lines.filter(({ total }) => total === null).length;
      expect(partial).toBe(without > 0);
      expect(totals === null).toBe(without > 0 && without === lines.length);
    }),
  );
});

test('days multiply what is charged per day, and nothing else', () => {
  fc.assert(
    fc.property(anyItem, fc.constantFrom('DZD' as const, 'EUR' as const), (item, currency) => {
      const one = itemLine({ ...item, days: 1 }, currency).total;
      const all = itemLine(item, currency).total;
      expect(all?.amount).toBe(one ? one.amount * (item.isPerDay ? item.days : 1) : undefined);
    }),
  );
});

test('one more of a stand costs its unit price more', () => {
  fc.assert(
    fc.property(anyPackage, (stand) => {
      const more = packageLine({ ...stand, quantity: stand.quantity + 1 }, 'DZD');
      const line = packageLine(stand, 'DZD');
      expect((more.total?.amount ?? 0) - (line.total?.amount ?? 0)).toBe(stand.price ?? 0);
    }),
  );
});

test('the order of packages and items moves no total', () => {
  fc.assert(
    fc.property(anySimulation, (simulation) => {
      const turned = {
        ...simulation,
        formule: { selectedFormules: [...simulation.formule.selectedFormules].reverse() },
        cart: Object.fromEntries(Object.entries(simulation.cart).reverse()),
      };
      expect(priceSimulation(FIRST_EDITION, turned).totals).toEqual(
        priceSimulation(FIRST_EDITION, simulation).totals,
      );
    }),
  );
});

test('the price a foreign exhibitor sees does not hang on dinars, nor the other way round', () => {
  fc.assert(
    fc.property(fc.array(anyPackage, { maxLength: 5 }), fc.nat(1_000_000), (packages, other) => {
      const abroad = { nationality: FOREIGN_EXHIBITOR };
      const inDinars = packages.map((one) => ({ ...one, price: other }));
      const inEuros = packages.map((one) => ({ ...one, priceEuro: other }));
      expect(
        priceSimulation(FIRST_EDITION, makeSimulation({ ...abroad, packages: inDinars })),
      ).toEqual(priceSimulation(FIRST_EDITION, makeSimulation({ ...abroad, packages })));
      expect(
        priceSimulation(FIRST_EDITION, makeSimulation({ nationality, packages: inEuros })),
      ).toEqual(priceSimulation(FIRST_EDITION, makeSimulation({ nationality, packages })));
    }),
  );
});

test('a price for what is « Sur devis » counts as if it had been there, and moves no other', () => {
  const open = makePackage({ id: 'custom-17', price: null, quantity: 2 });
  const simulation = makeSimulation({ nationality, packages: [makePackage(), open] });
  const before = priceSimulation(FIRST_EDITION, simulation, 'espece');
  expect(before.partial).toBe(true);
  const prices = [
    { kind: 'package', id: 'custom-17', amount: 300_000 },
    { kind: 'package', id: makePackage().id, amount: 1 },
  ] as const;
  const terms = { promo: null, payment: 'espece' } as const;
  const known = makeSimulation({
    nationality,
    packages: [makePackage(), { ...open, price: 300_000 }],
  });
  expect(withLinePrices(FIRST_EDITION, before, prices, terms)).toEqual(
    priceSimulation(FIRST_EDITION, known, 'espece'),
  );
});
