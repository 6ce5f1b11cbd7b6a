import { codesOf } from './edition-halls';
import { standRow } from './stand-row';

it('finds the row of every stand of the hall, and none of a zone', () => {
  expect([...new Set(codesOf('stand').map(standRow))]).toEqual(['A', 'B', 'C', 'D']);
  expect(codesOf('zone').filter((code) => standRow(code) !== null)).toEqual([]);
});

it('takes codes as other halls write them', () => {
  expect(['b-07', 'AA 12', 'É3'].map(standRow)).toEqual(['B', 'AA', 'É']);
  expect(['', '12', 'VIP1', 'B'].map(standRow)).toEqual([null, null, null, null]);
});
