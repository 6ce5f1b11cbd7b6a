import { renderHook } from '@testing-library/react';
import { useNeighbours } from './use-neighbours';

/** Two rows a page. */
function render(ids: readonly string[], id: string, page: number) {
  const read = (list: readonly string[]) =>
    useNeighbours({
      ...{ id, page, perPage: 2, addressOf: (one, on) => `${one} ${on}` },
      usePage: (wanted, needed) =>
        needed
          ? {
              rows: list.slice(2 * (wanted - 1), 2 * wanted).map((_id) => ({ _id })),
              total: list.length,
            }
          : undefined,
    });
  return renderHook(read, { initialProps: ids });
}

it('leads over the ends of a page', () => {
  const { result } = render(['a', 'b', 'c', 'd', 'e'], 'c', 2);
  expect(result.current).toEqual({ previous: 'b 1', next: 'd 2' });
});

it.each([
  ['c', 2, { previous: 'b 1', next: 'd 2' }],
  ['d', 2, { previous: 'c 2', next: 'e 2' }],
  ['e', 3, { previous: 'd 2', next: null }],
  ['a', 1, { previous: null, next: 'b 1' }],
])('leads on from %s, which has left page %i of the list', (id, page, neighbours) => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const { result, rerender } = render(all, id, page);
  rerender(all.filter((one) => one !== id));
  expect(result.current).toEqual(neighbours);
});

it('leads nowhere from what was not in the list', () => {
  expect(render(['a', 'b'], 'z', 1).result.current).toEqual({ previous: null, next: null });
});
