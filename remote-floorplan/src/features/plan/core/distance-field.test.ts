import { FIELD_REACH, toDistanceField } from './distance-field';

/** A picture of letters: `#` is ink, `+` half covered. */
function fieldOf(rows: readonly string[]): number[][] {
  const width = rows[0]?.length ?? 0;
  const opacities = [...rows.join('')].map((sign) => ({ '#': 255, '+': 128 })[sign] ?? 0);
  const pixels = Uint8ClampedArray.from(opacities.flatMap((opacity) => [0, 0, 0, opacity]));
  toDistanceField(pixels, width, rows.length);
  return rows.map((_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[4 * (y * width + x) + 3] ?? 0) / 255),
  );
}

describe('the distance field of letters', () => {
  it('is a half at the edge, and falls by the distance from it', () => {
    const [line = []] = fieldOf(['....+####+....']);
    for (const edge of [4, 9]) expect(line[edge]).toBeCloseTo(0.5, 1);
    for (const away of [1, 2, 3, 4])
      expect(line[9 + away]).toBeCloseTo(0.5 - away / (2 * FIELD_REACH), 1);
    expect(line[6]).toBeGreaterThan(0.6);
  });

  it('is the nearest edge in whatever direction', () => {
    const rows = Array.from({ length: 15 }, (_, y) =>
      y === 7 ? '.......#.......' : '...............',
    );
    const field = fieldOf(rows);
    const at = (x: number, y: number) => field[7 + y]?.[7 + x] ?? 0;
    expect(at(3, 4)).toBeCloseTo(at(5, 0), 2);
    expect(at(-3, -4)).toBeCloseTo(at(0, 5), 2);
    expect(at(3, 4)).toBeLessThan(at(3, 3));
    expect(at(7, 7)).toBe(0);
  });

  it('is empty where nothing is drawn', () => {
    expect(new Set(fieldOf(['......', '......']).flat())).toEqual(new Set([0]));
  });
});
