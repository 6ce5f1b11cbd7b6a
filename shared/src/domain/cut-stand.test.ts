import { hasSmallPart, measuredParts, proposedCodes } from './cut-stand';
import { FIRST_EDITION } from './edition';
import { standPrices } from './stand-prices';

const THIRDS = [1 / 3, 1 / 3, 1 / 3];

it('gives parts the prices of the edition for their size', () => {
  const stand = { size: 18, prices: standPrices(FIRST_EDITION, 18) };
  expect(measuredParts(FIRST_EDITION, stand, [0.5, 0.5])).toEqual({
    priced: 'rule',
    parts: [9, 9].map((size) => ({ size, prices: standPrices(FIRST_EDITION, size) })),
  });
  // Less than the smallest offer has no price.
  expect(measuredParts(FIRST_EDITION, stand, THIRDS).parts[0]).toEqual({ size: 6, prices: {} });
});

it('shares a price that was set by hand, without losing a centime', () => {
  const stand = { size: 10, prices: { DZD: 20_000_000, EUR: 100_001 } };
  expect(measuredParts(FIRST_EDITION, stand, THIRDS)).toEqual({
    priced: 'share',
    parts: [
      { size: 3.33, prices: { DZD: 6_666_667, EUR: 33_334 } },
      { size: 3.34, prices: { DZD: 6_666_666, EUR: 33_333 } },
      { size: 3.33, prices: { DZD: 6_666_667, EUR: 33_334 } },
    ],
  });
});

it('knows no size of parts where the stand has none', () => {
  expect(measuredParts(FIRST_EDITION, { size: null, prices: {} }, [0.5, 0.5])).toEqual({
    priced: 'rule',
    parts: [
      { size: null, prices: {} },
      { size: null, prices: {} },
    ],
  });
});

it('finds parts that are too small', () => {
  expect(hasSmallPart(9, THIRDS)).toBe(false);
  expect(hasSmallPart(9, [0.25, 0.75])).toBe(true);
  expect(hasSmallPart(null, [0.1, 0.9])).toBe(false);
  expect(hasSmallPart(null, [0.05, 0.95])).toBe(true);
});

it('proposes codes that nobody has', () => {
  expect(proposedCodes('A05', 2, () => false)).toEqual(['A05-1', 'A05-2']);
  expect(proposedCodes('A05', 2, (code) => code === 'A05-1')).toEqual(['A05-2', 'A05-3']);
});
