import { matchStands, withoutFirst } from './stand-choice';

const wished = (size: number, quantity = 1) => ({ size, quantity });

test('a stand of the size of a package takes its place, and nothing is to be chosen', () => {
  expect(matchStands([wished(9, 2)], [{ size: 9 }])).toEqual({ open: [wished(9)], beside: [] });
});

test('a stand of another size comes beside a package that has no stand yet', () => {
  const { open, beside } = matchStands([wished(9), wished(12)], [{ size: 18 }, { size: 12 }]);
  expect([open, beside]).toEqual([[wished(9)], [{ size: 18 }]]);
});

test('stands without packages, and one whose size is not known', () => {
  expect(matchStands([], [{ size: 9 }])).toEqual({ open: [], beside: [{ size: 9 }] });
  expect(matchStands([wished(9)], [{ size: null }]).beside).toHaveLength(1);
});

test('replacing takes one package a stand, the first ones first', () => {
  expect(withoutFirst([wished(9), wished(12, 3)], 2)).toEqual([wished(12, 2)]);
  expect(withoutFirst([wished(9)], 5)).toEqual([]);
  expect(withoutFirst([wished(9)], 0)).toEqual([wished(9)]);
});
