import { cutOutline, shareBefore } from './cut-outline';
import { withCuts } from './cut-plan';
import { areaOf, flattenDrawing } from './flatten';
import { outlineTogether, withJoins } from './joined-plan';
import type { Ring } from './path-data';
import { readDrawing } from './read-drawing';
import a from './shipped/drawing-a.json';

const HALVES = [0.5, 0.5];
const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const turned = (ring: Ring, angle: number): Ring =>
  ring.map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
const L: Ring = [
  [0, 0],
  [20, 0],
  [20, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];
/** Open upwards. */
const U: Ring = [
  [0, 0],
  [10, 0],
  [10, 20],
  [20, 20],
  [20, 0],
  [30, 0],
  [30, 30],
  [0, 30],
];
const rounded = (ring: Ring | undefined) =>
  ring?.map((point) => point.map((value) => Math.round(value * 1e4) / 1e4 + 0).join(' ')).sort();
const cut = (ring: Ring, side: 'long' | 'short' = 'long', shares: readonly number[] = HALVES) =>
  cutOutline([ring], { side, shares });

describe('the outline of a stand', () => {
  it('is cut across its longer side, or the other one', () => {
    const across = cut(box(10, 20, 40, 30));
    expect(across.parts.map(([ring]) => rounded(ring))).toEqual([
      rounded(box(10, 20, 20, 30)),
      rounded(box(30, 20, 20, 30)),
    ]);
    expect(across.ends.map(Math.round)).toEqual([20, 40]);
    expect(across.whole).toBe(true);
    expect(cut(box(10, 20, 40, 30), 'short').parts.map(([ring]) => rounded(ring))).toEqual([
      rounded(box(10, 20, 40, 15)),
      rounded(box(10, 35, 40, 15)),
    ]);
    const [upper] = cut(box(0, 0, 30, 40)).parts;
    expect(rounded(upper?.[0])).toEqual(rounded(box(0, 0, 30, 20)));
  });

  it('of a square is cut from left to right, wherever its corners begin', () => {
    const [first, ...others] = box(0, 0, 20, 20);
    for (const ring of [box(0, 0, 20, 20), [...others, first ?? [0, 0]] as Ring])
      expect(rounded(cut(ring).parts[0]?.[0])).toEqual(rounded(box(0, 0, 10, 20)));
  });

  it('has parts of any share, in its sequence', () => {
    const { parts, ends } = cut(box(0, 0, 40, 10), 'long', [0.25, 0.25, 0.4, 0.1]);
    expect(parts.map((rings) => Math.round(areaOf(rings)))).toEqual([100, 100, 160, 40]);
    expect(ends.map(Math.round)).toEqual([10, 20, 36, 40]);
  });

  it('may lie at any angle, and turn either way', () => {
    for (const angle of [0.3, 1.2, 2.5, -0.7]) {
      for (const ring of [
        turned(box(0, 0, 40, 30), angle),
        turned(box(0, 0, 40, 30), angle).reverse(),
      ]) {
        const { parts, whole, ends } = cut(ring);
        expect(whole).toBe(true);
        expect(parts.map(([part]) => part?.length)).toEqual([4, 4]);
        expect(parts.map((rings) => Math.round(areaOf(rings)))).toEqual([600, 600]);
        expect(ends.at(-1)).toBeCloseTo(40);
      }
    }
  });

  it('of an L has parts by area, and none that goes along its inner corner and back', () => {
    const { parts, whole } = cut(L, 'long', [2 / 3, 1 / 3]);
    expect(whole).toBe(true);
    expect(parts.map(([ring]) => rounded(ring))).toEqual([
      rounded(box(0, 0, 10, 20)),
      rounded(box(10, 0, 10, 10)),
    ]);
    expect(cut(L).parts.map((rings) => Math.round(areaOf(rings)))).toEqual([150, 150]);
  });

  it('has the share before a line', () => {
    expect(shareBefore([L], 'long', 10)).toBeCloseTo(2 / 3);
    expect(shareBefore([box(5, 0, 40, 10)], 'long', 10)).toBeCloseTo(1 / 4);
    expect([cut(box(0, 0, 40, 10)).across, cut(box(0, 0, 10, 40)).across]).toEqual([true, false]);
  });

  it('of a U is not whole where a line meets it four times', () => {
    expect(cut(U, 'long').whole).toBe(true);
    const across = cut(U, 'short');
    expect(across.whole).toBe(false);
    // The area is right all the same.
    expect(across.parts.map((rings) => Math.round(areaOf(rings)))).toEqual([350, 350]);
  });

  it('with a hole is not whole', () => {
    const { parts, whole } = cutOutline([box(0, 0, 30, 30), box(10, 10, 10, 10).reverse()], {
      ...{ side: 'long', shares: HALVES },
    });
    expect(whole).toBe(false);
    expect(parts.map((rings) => [rings.length, Math.round(areaOf(rings))])).toEqual([
      [2, 400],
      [2, 400],
    ]);
  });
});

describe('a plan with stands that are cut', () => {
  const plan = flattenDrawing(readDrawing(a).drawing, (id) =>
    id.startsWith('_') ? undefined : { available: true },
  );
  const parts = [
    { code: 'B05-1', share: 0.5 },
    { code: 'B05-2', share: 0.5 },
  ];
  const cuts = [{ code: 'B05', side: 'long', parts }] as const;
  const shown = withCuts(plan, cuts);
  const shapeOf = (code: string) => shown.shapes.filter((shape) => shape.code === code);
  const labelsOf = (code: string) => shown.labels.filter(({ text }) => text === code);

  it('shows each part with its label, and the stand no more', () => {
    expect(shapeOf('B05')).toEqual([]);
    expect(labelsOf('B05')).toEqual([]);
    const [one, other] = [shapeOf('B05-1'), shapeOf('B05-2')];
    expect([one.length, other.length]).toEqual([1, 1]);
    expect(one[0]?.bounds.maxX).toBeCloseTo(other[0]?.bounds.minX ?? 0);
    const own = labelsOf('B05-1')[0];
    const bounds = one[0]?.bounds;
    expect(own?.x).toBeCloseTo(((bounds?.minX ?? 0) + (bounds?.maxX ?? 0)) / 2);
    expect(labelsOf('B05-2')).toHaveLength(1);
    expect(new Set(shown.shapes.map(({ key }) => key)).size).toBe(shown.shapes.length);
    expect(shown.shapes).toHaveLength(plan.shapes.length + 1);
  });

  it('writes codes as small as their parts are wide', () => {
    const [one] = labelsOf('B05-1');
    const [shape] = shapeOf('B05-1');
    const width = (shape?.bounds.maxX ?? 0) - (shape?.bounds.minX ?? 0);
    expect(one?.size).toBeLessThan(12);
    expect(5 * 0.6 * (one?.size ?? 12)).toBeLessThanOrEqual(width);
    const along = { code: 'B01', side: 'long', parts: ['X1', 'X2'] } as const;
    const wide = withCuts(plan, [
      { ...along, parts: along.parts.map((code) => ({ code, share: 0.5 })) },
    ]);
    expect(wide.labels.find(({ text }) => text === 'X1')).not.toHaveProperty('size');
  });

  it('leaves what it does not show', () => {
    expect(withCuts(plan, [{ code: 'X01', side: 'long', parts }])).toBe(plan);
  });

  it('joins a part with its neighbour, or with the other part', () => {
    const joined = withJoins(shown, [{ code: 'B04', parts: ['B04', 'B05-1'] }]);
    const [whole] = joined.shapes.filter(({ code }) => code === 'B04');
    expect(whole?.rings[0]).toHaveLength(4);
    expect(joined.shapes.some(({ code }) => code === 'B05-1')).toBe(false);
    expect(outlineTogether(shown, ['B05-1', 'B05-2'])).toHaveProperty('ring');
    expect(outlineTogether(shown, ['B04', 'B05-2'])).toEqual({ refused: 'APART' });
  });

  it('cuts a part again', () => {
    const again = withCuts(plan, [
      ...cuts,
      {
        ...{ code: 'B05-2', side: 'short' },
        parts: ['B05-2-1', 'B05-2-2'].map((code) => ({ code, share: 0.5 })),
      },
    ]);
    const codes = again.shapes.flatMap(({ code }) => (code?.startsWith('B05') ? [code] : []));
    expect(codes).toEqual(['B05-1', 'B05-2-1', 'B05-2-2']);
  });

  it('names what lies on a stand by the part on which it lies', () => {
    const [body] = plan.shapes.filter(({ code }) => code === 'B05');
    if (!body) throw new Error('No B05');
    const { minX, minY, maxX, maxY } = body.bounds;
    const rings = [box(maxX - 3, minY + 1, 2, 2)];
    const corner = { ...body, key: 'corner', colour: body.colour, available: true, code: 'B05' };
    const small = {
      ...corner,
      rule: body.rule,
      rings,
      bounds: { minX: maxX - 3, minY: minY + 1, maxX: maxX - 1, maxY: minY + 3 },
    };
    const words = { text: 'eau', x: minX + 2, y: maxY - 2, code: 'B05' };
    const drawn = withCuts(
      { ...plan, shapes: [...plan.shapes, small], labels: [...plan.labels, words] },
      cuts,
    );
    expect(drawn.shapes.at(-1)).toMatchObject({ key: 'corner', code: 'B05-2' });
    expect(drawn.labels.at(-1)).toMatchObject({ text: 'eau', code: 'B05-1' });
  });
});
