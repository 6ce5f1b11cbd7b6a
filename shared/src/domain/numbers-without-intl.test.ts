import fc from 'fast-check';
import { LANGUAGES } from '../contract/languages';
import { amountWithoutIntl, numberWithoutIntl } from './numbers-without-intl';

/** As in format.ts and money.ts: what is written must not change with what writes it. */
const NUMBERS = { fr: 'fr-DZ', en: 'en-GB', ar: 'ar-DZ' };
const AMOUNTS = { fr: 'fr-DZ', en: 'en-DZ', ar: 'ar-DZ' };

const withWideSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    [0, 0],
    [0, 2],
    [2, 2],
  ])('writes numbers as Intl does: units of %d decimals, with %d', (unit, decimals) => {
    const intl = new Intl.NumberFormat(NUMBERS[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    fc.assert(
      fc.property(fc.nat(1e12), (units) => {
        const value = units / 10 ** unit;
        const expected = withWideSpaces(intl.format(value));
        expect(numberWithoutIntl(language, value, decimals)).toBe(expected);
      }),
    );
  });

  it.each([
    ['DZD', 0],
    ['DZD', 2],
    ['EUR', 0],
    ['EUR', 2],
  ] as const)('writes amounts as Intl does: %s with %d decimals', (currency, decimals) => {
    const intl = new Intl.NumberFormat(AMOUNTS[language], {
      ...{ style: 'currency', currency },
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    fc.assert(
      fc.property(fc.nat(1e9), (amount) => {
        const expected = withWideSpaces(intl.format(amount));
        expect(amountWithoutIntl(language, amount, currency, decimals)).toBe(expected);
      }),
    );
  });
});

it.each([
  [-1, 0],
  [0.5, 0],
  [1.005, 2],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 2],
  [Number.MAX_SAFE_INTEGER, 2],
])(
  'leaves numbers to Intl that are negative, too fine or too large: %d with %d decimals',
  (value, decimals) => {
    expect(numberWithoutIntl('fr', value, decimals)).toBeUndefined();
    expect(amountWithoutIntl('fr', value, 'DZD', decimals)).toBeUndefined();
  },
);
