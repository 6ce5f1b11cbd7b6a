import type { PreparationLine } from '../schemas/preparation.schema';
import { comparePreparation, isSameSection, isWanted, runsOf, totalsOf } from './preparation';

const LINE: PreparationLine = {
  ...{ _id: '1', supplier: null, category: 'Mobilier', kind: 'supply', name: 'Chaise' },
  ...{ unit: 'unité', quantity: 4, stands: ['B2'], row: 'B', company: 'Exemple' },
  ...{ exhibitor: 'e', status: 'confirmed' },
};
const lines: PreparationLine[] = [
  { ...LINE, _id: '4', category: null, kind: 'service' },
  { ...LINE, _id: '3', stands: [], row: null },
  { ...LINE, _id: '2', stands: ['B10'] },
  LINE,
  { ...LINE, _id: '0', supplier: 'Zed Location' },
];

it('puts suppliers first, rows in their sequence, and places without a row last', () => {
  const sorted = [...lines].sort(comparePreparation);
  expect(sorted.map(({ _id }) => _id)).toEqual(['0', '1', '2', '3', '4']);
  expect(runsOf(sorted, isSameSection).map((run) => run.length)).toEqual([1, 3, 1]);
});

it('adds up each article of each section', () => {
  expect(totalsOf(lines).map(({ quantity }) => quantity)).toEqual([4, 12, 4]);
});

it('wants what all filters want', () => {
  const wanted = (filter: Parameters<typeof isWanted>[1]) =>
    lines.filter((line) => isWanted(line, filter)).map(({ _id }) => _id);
  expect(wanted({ supplier: 'Zed Location' })).toEqual(['0']);
  expect(wanted({ category: 'Mobilier', row: '-' })).toEqual(['3']);
  expect(wanted({ row: 'B', status: 'pending' })).toEqual([]);
});
