import { orderOf, readDay, readStatementAmount } from './statement-values';

it.each([
  ['28/04/2025', 'dmy', '2025-04-28'],
  ['4/28/2025', 'mdy', '2025-04-28'],
  ['2025-04-28', 'mdy', '2025-04-28'],
  ['28.04.25', 'dmy', '2025-04-28'],
  ['2025-04-28T10:00:00', 'dmy', '2025-04-28'],
  ['30/02/2025', 'dmy', null],
  ['28/04/1925', 'dmy', null],
  ['hier', 'dmy', null],
] as const)('reads the day %s (%s)', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

it('finds out whether months come first, and takes them as in French where no day says it', () => {
  expect(orderOf(['03/04/2025', '04/28/2025'])).toBe('mdy');
  expect(orderOf(['03/04/2025', '28/04/2025'])).toBe('dmy');
  expect(orderOf(['03/04/2025'])).toBe('dmy');
});

it.each([
  ['185 000,00', 'DZD', 185_000],
  ['185\u202f000,00 DA', 'DZD', 185_000],
  ['185.000,00', 'DZD', 185_000],
  ['185,000.00', 'DZD', 185_000],
  ['185,000', 'DZD', 185_000],
  ['185000', 'DZD', 185_000],
  ['+1.234.567', 'DZD', 1_234_567],
  ['-5 000,00', 'DZD', -5000],
  ['5000-', 'DZD', -5000],
  ['(5,000.00)', 'DZD', -5000],
  ['1 250,5 €', 'EUR', 125_050],
  [',75', 'EUR', 75],
] as const)('reads the amount %s (%s)', (text, currency, amount) => {
  expect(readStatementAmount(text, currency)).toEqual({ amount });
});

it.each([
  ['12,34,56', 'AMOUNT'],
  ['1.234.56', 'AMOUNT'],
  ['1000.000', 'AMOUNT'],
  ['=1+1', 'AMOUNT'],
  ['douze', 'AMOUNT'],
  ['4 403,50', 'FRACTION'],
  ['291 550,50', 'FRACTION'],
  ['9 999 999 999', 'TOO_LARGE'],
] as const)('does not guess what %s is', (text, problem) => {
  expect(readStatementAmount(text, 'DZD')).toEqual({ problem });
});

it('has nothing to read in an empty cell', () => {
  expect(readStatementAmount(' ', 'DZD')).toBeNull();
});
