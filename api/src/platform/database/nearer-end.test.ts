import { nearerEnd } from './nearer-end';

/** Rows 0 to 9 in either direction. */
const ROWS = Array.from({ length: 10 }, (_, row) => row);

async function pageOf(offset: number, limit: number): Promise<number[]> {
  const part = await nearerEnd({ direction: 'asc', offset, limit }, async () => ROWS.length);
  const read = part.direction === 'asc' ? ROWS : ROWS.toReversed();
  return read.slice(part.offset, part.offset + part.limit).sort((one, other) => one - other);
}

describe('a page of a list', () => {
  it.each([
    [0, 3, [0, 1, 2]],
    [3, 3, [3, 4, 5]],
    [5, 3, [5, 6, 7]],
    [6, 3, [6, 7, 8]],
    [9, 3, [9]],
    [7, 3, [7, 8, 9]],
    [10, 3, []],
    [25, 3, []],
  ])('after %i rows is the same from either end', async (offset, limit, expected) => {
    expect(await pageOf(offset, limit)).toEqual(expected);
  });

  it('is read from the end past the middle', async () => {
    const total = async () => 50_000;
    expect(await nearerEnd({ direction: 'desc', offset: 49_950, limit: 50 }, total)).toEqual({
      ...{ direction: 'asc', offset: 0, limit: 50 },
    });
    expect(await nearerEnd({ direction: 'desc', offset: 25_000, limit: 50 }, total)).toEqual({
      ...{ direction: 'desc', offset: 25_000, limit: 50 },
    });
  });

  it('asks for no total where nothing is passed over', async () => {
    const total = jest.fn(async () => 0);
    expect(await nearerEnd({ direction: 'asc', offset: 0, limit: 50 }, total)).toEqual({
      ...{ direction: 'asc', offset: 0, limit: 50 },
    });
    expect(total).not.toHaveBeenCalled();
  });
});
