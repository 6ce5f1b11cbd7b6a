import { changedValues } from './changed-values';

it('shows of two states only what differs', () => {
  expect(
    changedValues({
      ...{ kind: 'hold', before: { size: 9, code: 'A1', prices: { DZD: 185_000 } } },
      after: { size: 18, code: 'A1', prices: { DZD: 367_500 } },
    }),
  ).toEqual([
    { name: 'kind', text: 'hold' },
    { name: 'size', text: '9 → 18' },
    { name: 'prices.DZD', text: '185000 → 367500' },
  ]);
});

it('shows what is new as it is, and what is gone with a dash', () => {
  const counts = { rows: 4, languages: ['fr', 'ar'], country: '' };
  expect(changedValues({ before: null, after: counts })).toEqual([
    { name: 'rows', text: '4' },
    { name: 'languages', text: 'fr, ar' },
  ]);
  expect(changedValues({ before: { expires: '2025-04-01' }, after: null })).toEqual([
    { name: 'expires', text: '2025-04-01 → —' },
  ]);
  expect(changedValues({ before: true, after: false })).toEqual([
    { name: '', text: 'true → false' },
  ]);
});
