import { flattenDrawing } from '@mosta/plan/drawing/flatten';
import { cutAtStops } from '@mosta/plan/drawing/gradient';
import { readDrawing } from '@mosta/plan/drawing/read-drawing';
import { PlanMesh } from './mesh';
import { SLOTS } from './slots';

const EVERYWHERE = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6 };
const stop = (offset: number, color: string) => ({ type: 'stop', id: `_${offset}`, offset, color });
const floor = {
  type: 'rect',
  id: '_floor',
  x: 100,
  y: 0,
  width: 200,
  height: 50,
  gradient: '_g',
};

function flatten(children: unknown[], shape: object = floor) {
  const { drawing, losses } = readDrawing({
    id: 't',
    width: 400,
    height: 100,
    shapes: [shape, { type: 'defs', id: '_g', children }],
  });
  const plan = flattenDrawing(
    drawing,
    () => undefined,
    (code, id) => losses.push({ code, shape: id }),
  );
  return { plan, losses };
}

describe('gradients', () => {
  it('run across the box of the shape that names them', () => {
    const { plan, losses } = flatten([stop(1, 'blue'), stop(0, 'green')]);
    expect(losses).toEqual([]);
    expect(plan.shapes[0]?.gradient).toEqual({
      from: [100, 0],
      to: [300, 0],
      stops: [
        { offset: 0, colour: 'green' },
        { offset: 1, colour: 'blue' },
      ],
    });
  });

  it('give way to a colour, and are reported where they have no two colours', () => {
    expect(flatten([stop(0, 'blue')]).losses).toEqual([{ code: 'BAD_GRADIENT', shape: '_floor' }]);
    const flat = flatten([stop(0, 'blue')], { ...floor, color: 'pink', gradient: undefined });
    expect([flat.plan.shapes[0]?.gradient, flat.losses]).toEqual([undefined, []]);
  });

  it('cut shapes at their stops, so that every piece has two colours alone', () => {
    const { plan } = flatten([stop(0, 'green'), stop(0.5, 'blue'), stop(1, 'green')]);
    const [shape] = plan.shapes;
    const pieces = shape ? cutAtStops(shape) : [];
    expect(pieces).toHaveLength(2);
    expect(pieces.map(([ring = []]) => Math.max(...ring.map(([x]) => x)))).toEqual([200, 300]);
  });

  it('colour the vertices of the mesh between the two colours nearest', () => {
    const { plan } = flatten([stop(0, 'green'), stop(0.5, 'blue'), stop(1, 'green')]);
    const palette = Uint32Array.from(SLOTS, (slot) => (slot === 'blue' ? 0xff000000 : 0x80000000));
    const mesh = new PlanMesh(plan, palette, (colour) => colour);
    const painted = mesh.paint(new Map(), null);
    const { points = [] } = painted?.added.triangles ?? {};
    const seen = new Set(mesh.select(EVERYWHERE, 1));
    const at = (x: number) =>
      [...seen]
        .filter((vertex) => points[2 * vertex] === x)
        .map((vertex) => painted?.colours[vertex]);
    expect(new Set(at(200))).toEqual(new Set([0xff000000]));
    expect(new Set([...at(100), ...at(300)])).toEqual(new Set([0x80000000]));
  });
});
