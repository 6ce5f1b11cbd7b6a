import type { Point } from '@mosta/plan/drawing/affine';
import { contains } from '@mosta/plan/drawing/fill-rule';
import { boundsOf, type FlatShape } from '@mosta/plan/drawing/flatten';
import { ringsOfPath } from '@mosta/plan/drawing/path-data';
import { SHAPE_COLOURS, type ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { loadPlan } from '../data/load-plan';
import { signAt, signOf } from './kind-sign';
import { LABEL_SIZE } from './measures';

function place(width: number, height: number, colour: ShapeColour): FlatShape {
  const rings = ringsOfPath(`M0 0h${width}v${height}h-${width}Z`);
  const bounds = boundsOf(rings);
  return { key: 'S', code: 'S', colour, available: true, rule: 'nonzero', rings, bounds };
}

/** Which of 15 x 15 points about the middle a sign covers: its form, whatever its colour. */
function form(colour: ShapeColour): string {
  const rings = signAt(colour, [0, 0], 10);
  const points = Array.from(
    { length: 225 },
    (_, i): Point => [(i % 15) - 7, Math.floor(i / 15) - 7],
  );
  return points
    .map(([x, y]) => (contains({ rings, rule: 'nonzero' }, x, 0.8 * y) ? '#' : '.'))
    .join('');
}

describe('the sign of a kind', () => {
  it('has a form of its own for every colour', () => {
    const forms = SHAPE_COLOURS.map(form);
    forms.forEach((one, at) => {
      const others = forms.slice(at + 1);
      for (const other of others) {
        const different = [...one].filter((point, i) => point !== other[i]).length;
        expect(different).toBeGreaterThanOrEqual(20);
      }
    });
  });

  it('lies inside its place, of every shape of the plan', async () => {
    const { shapes } = await loadPlan('a');
    for (const shape of shapes.filter(({ code }) => code && Number.isNaN(Number(code)))) {
      const inside = signOf(shape)
        .flat()
        .map(([x, y]) => contains(shape, x, y));
      expect([shape.code, inside.every(Boolean)]).toEqual([shape.code, true]);
    }
  });

  it('lies inside a stand that is turned', () => {
    const rings = ringsOfPath('M0 20L35 0L47 21L12 41Z');
    for (const colour of SHAPE_COLOURS) {
      const shape = { ...place(1, 1, colour), rings, bounds: boundsOf(rings) };
      const corners = signOf(shape).flat();
      expect(corners.filter(([x, y]) => !contains(shape, x, y))).toEqual([]);
    }
  });

  it('leaves the label of a stand alone, and shrinks with a small one', () => {
    for (const colour of SHAPE_COLOURS) {
      const { minY } = boundsOf(signOf(place(33, 30, colour)));
      // half the height of a capital
      expect(minY).toBeGreaterThan(15 + 0.36 * LABEL_SIZE);
      const small = boundsOf(signOf(place(12, 9, colour)));
      expect(small.maxX - small.minX).toBeLessThanOrEqual(6.01);
      expect(small.minX).toBeGreaterThan(0);
      expect(small.maxY).toBeLessThan(9);
    }
  });

  it('is large and before the label where there is room, and under it elsewhere', () => {
    const sizeOf = (shape: FlatShape) => {
      const { minX, maxX, minY, maxY } = boundsOf(signOf(shape));
      return { left: minX, right: maxX, height: maxY - minY };
    };
    expect(sizeOf(place(120, 60, 'pink'))).toEqual({ left: 3.9, right: 12.9, height: 9 });
    expect(sizeOf(place(34, 26, 'pink')).left).toBeGreaterThan(10);
    expect(sizeOf(place(120, 60, 'orange'))).toEqual({ left: 52, right: 68, height: 2.5 });
  });
});
