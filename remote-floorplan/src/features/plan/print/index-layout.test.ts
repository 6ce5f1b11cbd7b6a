import { clipped, indexLayout } from './index-layout';

const BOX = { width: 400, height: 150 };

describe('the index on paper', () => {
  it.each([0, 1, 80, 161, 400, 550])('finds room for %i lines, inside its box', (lines) => {
    const { columns, rows, columnWidth, lineHeight, left } = indexLayout(lines, BOX);
    expect(columns * rows).toBeGreaterThanOrEqual(lines);
    expect(columns * columnWidth).toBeLessThanOrEqual(BOX.width + 1e-9);
    expect(rows * lineHeight).toBeLessThanOrEqual(BOX.height + 1e-9);
    expect(left).toBe(0);
  });

  it('takes smaller type only when it must', () => {
    const sizes = [10, 161, 500].map((lines) => indexLayout(lines, BOX).fontSize);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBe(6);
  });

  it('fills columns of one height, all across its box', () => {
    const { columns, rows } = indexLayout(28, { width: 396, height: 150 });
    expect([columns, rows]).toEqual([3, 10]);
  });

  it('counts what it leaves out, and keeps a line to say so', () => {
    const { columns, rows, left } = indexLayout(10_000, BOX);
    expect(columns * rows - 1 + left).toBe(10_000);
  });

  it('cuts a text that is too long', () => {
    expect(clipped('Moulin exemple', 60, 3)).toBe('Moulin exemple');
    expect(clipped('Moulin exemple', 12, 3)).toBe('Moulin…');
  });
});
