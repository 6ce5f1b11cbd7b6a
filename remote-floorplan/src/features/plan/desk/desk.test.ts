import { chosenAfter } from './desk';

test('a press chooses one alone, and gives it back the second time', () => {
  expect(chosenAfter(['A01', 'A02'], 'B01', false)).toEqual(['B01']);
  expect(chosenAfter(['B01'], 'B01', false)).toEqual([]);
  expect(chosenAfter(['A01', 'B01'], 'B01', false)).toEqual(['B01']);
});

test('with a key held the others stay', () => {
  expect(chosenAfter(['A01'], 'B01', true)).toEqual(['A01', 'B01']);
  expect(chosenAfter(['A01', 'B01'], 'A01', true)).toEqual(['B01']);
});
