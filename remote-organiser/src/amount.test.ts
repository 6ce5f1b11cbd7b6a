import { amountText, readAmount } from './amount';

it.each([
  ['185 000', 'DZD', 185_000],
  ['185\u202f000', 'DZD', 185_000],
  ['185000,00', 'DZD', 185_000],
  ['1 260,5', 'EUR', 126_050],
  ['1260.50', 'EUR', 126_050],
  ['12', 'EUR', 1200],
] as const)('reads %s in %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

it.each([
  ['', 'DZD'],
  ['12,50', 'DZD'],
  ['12,505', 'EUR'],
  ['-5', 'EUR'],
  ['1e3', 'DZD'],
] as const)('does not read %j in %s', (text, currency) => {
  expect(readAmount(text, currency)).toBeNull();
});

it('writes what it reads', () => {
  expect(amountText(126_050, 'EUR')).toBe('1260,50');
  expect(readAmount(amountText(185_000, 'DZD'), 'DZD')).toBe(185_000);
});
