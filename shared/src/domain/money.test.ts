import { formatDeduction, formatMoney, formatPrice, formatRoundMoney, money } from './money';

const stand = money(185_000, 'DZD');

test('writes dinars the Algerian way, with no-break spaces that every face has', () => {
  expect(formatMoney(stand)).toBe('185\u00a0000,00\u00a0DA');
  expect(formatPrice(1_200.5, 'EUR')).toBe('1\u00a0200,50\u00a0€');
});

test('leaves the fraction out of a headline in every language', () => {
  expect(formatRoundMoney(stand)).toBe('185\u00a0000\u00a0DA');
  expect(formatRoundMoney(stand, 'en')).toMatch(/185,000$/);
  expect(formatRoundMoney(stand, 'ar')).toContain('185.000');
});

test('a currency that is no code is written after the number', () => {
  expect(formatPrice(12, 'points')).toBe('12,00\u00a0points');
});

test('an amount that is taken off has one minus sign in every language, and nothing has none', () => {
  expect(formatDeduction(money(5000, 'DZD'))).toBe('−5\u00a0000,00\u00a0DA');
  expect(formatMoney(money(-5000, 'DZD'))).toBe(formatDeduction(money(5000, 'DZD')));
  for (const language of ['en', 'ar']) {
    expect(formatDeduction(money(5000, 'EUR'), language)).toMatch(/^[^-]*−[^-]*$/);
  }
  expect(formatDeduction(money(0, 'DZD'))).toBe('0,00\u00a0DA');
});
