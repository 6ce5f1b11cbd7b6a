import { eachRow } from './table';

it('reads few rows first, then many at a time, and each of them once', async () => {
  const all = Array.from({ length: 700 }, (_, index) => index);
  const asked: [number | undefined, number][] = [];
  const found: number[] = [];
  const rows = eachRow<number>(async (after, limit) => {
    asked.push([after, limit]);
    const from = after === undefined ? 0 : after + 1;
    return all.slice(from, from + limit);
  });
  for await (const row of rows) found.push(row);
  expect(found).toEqual(all);
  expect(asked).toEqual([
    [undefined, 100],
    [99, 500],
    [599, 500],
  ]);
});
