import fc from 'fast-check';
import { anyPromo } from '../testing/simulations';
import { discountOn } from './discount';
import { money } from './money';

const dinars = (amount: number) => money(amount, 'DZD');
const cents = (amount: number) => money(amount, 'EUR');

test('without a promo there is no discount', () => {
  expect(discountOn(dinars(185_000), null)).toBeNull();
});

test.each([
  ['percentage', 10, 18_500],
  ['percentage', 12.5, 23_125],
  ['percentage', 100, 185_000],
  ['percentage', 150, 185_000],
  ['percentage', -10, 0],
  ['percentage', Number.NaN, 0],
  ['fixed', 5_000, 5_000],
  ['fixed', 1_000_000, 185_000],
  ['fixed', -1, 0],
  ['Percentage', 50, 50],
])('a promo of type %s and value %p takes %i off 185 000', (discountType, discountValue, off) => {
  const discount = discountOn(dinars(185_000), { discountType, discountValue });
  expect(discount?.amount).toEqual(dinars(off));
});

test('a discount states its kind, its rate, and that it was limited', () => {
  const fixed = { discountType: 'fixed', discountValue: 2_000 };
  expect(discountOn(dinars(1_999), { ...fixed })).toMatchObject({ kind: 'fixed', limited: true });
  expect(discountOn(dinars(2_000), { ...fixed })).toMatchObject({ kind: 'fixed', limited: false });
  expect(discountOn(cents(2_000), { ...fixed, currency: 'DZD' })).toEqual({
    kind: 'otherCurrency',
    amount: cents(0),
  });
  expect(discountOn(dinars(3), { discountType: 'percentage', discountValue: 50 })).toEqual({
    kind: 'percentage',
    basisPoints: 5_000,
    amount: dinars(2),
  });
});

test('a promo takes off nothing less than 0 and nothing more than there is', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), anyPromo, (amount, promo) => {
      const off = discountOn(dinars(amount), promo)?.amount.amount ?? -1;
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(amount);
    }),
  );
});
