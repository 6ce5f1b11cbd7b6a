import fc from 'fast-check';
import { FIRST_EDITION } from './edition';
import { money } from './money';
import { stampDutyOn, vatOn } from './tax';
import { shareOf } from './whole-number';

const dinars = (amount: number) => money(amount, 'DZD');

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [50, 10],
  [100, 19],
  [185_000, 35_150],
  [245_000, 46_550],
  [750_000, 142_500],
])('TVA on %i is %i', (net, vat) => {
  expect(vatOn(FIRST_EDITION, dinars(net))).toEqual(dinars(vat));
  expect(vatOn(FIRST_EDITION, money(net, 'EUR'))).toEqual(money(vat, 'EUR'));
});

test.each([
  [0, 0],
  [300, 0],
  [301, 5],
  [500, 5],
  [501, 6],
  [29_901, 300],
  [30_000, 300],
  [30_001, 452],
  [30_100, 452],
  [30_101, 453],
  [100_000, 1_500],
  [100_001, 2_002],
  [220_150, 4_404],
])('stamp duty on %i DA in cash is %i DA', (base, duty) => {
  expect(stampDutyOn(FIRST_EDITION, dinars(base)).amount).toEqual(dinars(duty));
});

test('the duty states the values it was computed from', () => {
  expect(stampDutyOn(FIRST_EDITION, dinars(220_150))).toEqual({
    base: dinars(220_150),
    portions: 2_202,
    dinarsPerHundredPortions: 200,
    raised: false,
    amount: dinars(4_404),
  });
  expect(stampDutyOn(FIRST_EDITION, dinars(301)).raised).toBe(true);
  expect(() => stampDutyOn(FIRST_EDITION, money(100, 'EUR'))).toThrow(RangeError);
});

test('a higher amount never carries a lower duty', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (left, right) => {
      const [low, high] = left < right ? [left, right] : [right, left];
      const duties = [low, high].map(
        (amount) => stampDutyOn(FIRST_EDITION, dinars(amount)).amount.amount,
      );
      expect(duties[0]).toBeLessThanOrEqual(duties[1] ?? -1);
      for (const duty of duties) expect(Number.isSafeInteger(duty)).toBe(true);
    }),
  );
});

test('a share is the nearest whole number, half upwards, with every digit of a large amount', () => {
  expect(shareOf(5, 1, 2)).toBe(3);
  expect(shareOf(Number.MAX_SAFE_INTEGER, 9_999, 10_000)).toBe(9_006_298_534_815_517);
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.nat(10_000),
      fc.integer({ min: 1, max: 10_000 }),
      (amount, numerator, denominator) => {
        fc.pre(numerator <= denominator);
        const exact = BigInt(amount) * BigInt(numerator);
        const error = BigInt(shareOf(amount, numerator, denominator)) * BigInt(denominator) - exact;
        expect(2n * error).toBeLessThanOrEqual(BigInt(denominator));
        expect(2n * error).toBeGreaterThan(-BigInt(denominator));
      },
    ),
  );
});

test('a share of what is not whole, or by nothing, is refused', () => {
  expect(() => shareOf(1.5, 1, 2)).toThrow(RangeError);
  expect(() => shareOf(-1, 1, 2)).toThrow(RangeError);
  expect(() => shareOf(1, 1, 0)).toThrow(RangeError);
  expect(() => shareOf(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
});
