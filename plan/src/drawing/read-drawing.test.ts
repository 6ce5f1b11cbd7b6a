import { flattenDrawing } from './flatten';
import { LIMITS } from './limits';
import type { Loss } from './loss';
import { readDrawing } from './read-drawing';

const rect = { type: 'rect', x: 0, y: 0, width: 10, height: 10, color: 'orange' };
const good = { ...rect, id: 'good' };

/** What is drawn of some shapes, and what is lost. */
function plan(shapes: unknown[], outer: object = { width: 100, height: 100 }) {
  const { drawing, losses } = readDrawing({ id: 't', ...outer, shapes });
  const flat = flattenDrawing(
    drawing,
    (id) => (id.startsWith('_') ? undefined : { available: false }),
    (code, shape) => losses.push({ code, shape }),
  );
  return { flat, losses, drawn: flat.shapes.map(({ key }) => key) };
}

/** Groups within groups, a shape in the innermost. */
function nested(levels: number): unknown {
  let shape: unknown = { ...rect, id: 'inner' };
  for (let level = 0; level < levels; level += 1)
    shape = { type: 'g', id: `_g${level}`, children: [shape] };
  return shape;
}

describe('broken data', () => {
  it.each<[string, unknown, Loss['code'], string]>([
    ['no shape', null, 'BAD_SHAPE', 'shapes.1'],
    ['a type unknown', { ...rect, id: 'x', type: 'blob' }, 'BAD_SHAPE', 'x'],
    ['no id', rect, 'BAD_SHAPE', 'shapes.1'],
    ['a width that is no number', { ...rect, id: 'x', width: Number.NaN }, 'BAD_SHAPE', 'x'],
    ['a width beyond bounds', { ...rect, id: 'x', width: 1e300 }, 'BAD_SHAPE', 'x'],
    ['a width below nothing', { ...rect, id: 'x', width: -5 }, 'BAD_SHAPE', 'x'],
    ['a width of nothing', { ...rect, id: 'x', width: 0 }, 'EMPTY_SHAPE', 'x'],
    ['an empty path', { id: 'x', type: 'path', pathData: '' }, 'EMPTY_SHAPE', 'x'],
    ['a path of one line', { id: 'x', type: 'path', pathData: 'M0 0L9 9' }, 'EMPTY_SHAPE', 'x'],
    ['no path', { id: 'x', type: 'path', pathData: 'hall' }, 'BAD_PATH', 'x'],
    [
      'a curve without end',
      { id: 'x', type: 'path', pathData: 'M0 0C1e300 0 0 1e300 9 9z' },
      'OUT_OF_BOUNDS',
      'x',
    ],
    [
      'points that are no numbers',
      { id: 'x', type: 'polygon', points: '0,0 a,b 3,3' },
      'OUT_OF_BOUNDS',
      'x',
    ],
    ['a transform that is none', { ...rect, id: 'x', transform: 'turn(3)' }, 'BAD_TRANSFORM', 'x'],
    [
      'a transform out of bounds',
      { ...rect, id: 'x', transform: 'scale(1e9)' },
      'OUT_OF_BOUNDS',
      'x',
    ],
    [
      'too many corners',
      { id: 'x', type: 'polygon', points: '0,0 1,1 '.repeat(LIMITS.points) },
      'TOO_MANY_POINTS',
      'x',
    ],
    [
      'too many rings',
      { id: 'x', type: 'path', pathData: 'M0 0h1v1z'.repeat(LIMITS.rings + 1) },
      'TOO_MANY_POINTS',
      'x',
    ],
    ['groups without end', nested(LIMITS.depth + 1), 'TOO_DEEP', `_g0`],
  ])('leaves out %s alone', (_, broken, code, shape) => {
    const { losses, drawn } = plan([good, broken, { ...good, id: 'after' }]);
    expect(drawn).toEqual(['good', 'after']);
    expect(losses).toEqual([{ code, shape }]);
  });

  it('draws a shape of an unknown colour in the colour around it', () => {
    const { flat, losses } = plan([
      { type: 'g', id: '_g', color: 'blue', children: [{ ...rect, id: 'x', color: 'mauve' }] },
    ]);
    expect(flat.shapes).toEqual([expect.objectContaining({ key: 'x', colour: 'blue' })]);
    expect(losses).toEqual([{ code: 'BAD_COLOUR', shape: 'x' }]);
  });

  it('draws both shapes of a doubled id, each under a key of its own', () => {
    const { losses, drawn } = plan([good, good]);
    expect(drawn).toEqual(['good', 'good#2']);
    expect(losses).toEqual([{ code: 'DOUBLED_ID', shape: 'good' }]);
  });

  it('leaves out a line of a text alone', () => {
    const line = { type: 'tspan', id: '_a', x: 1, y: 2, content: 'B49' };
    const { flat, losses } = plan([
      { type: 'text', id: '_t', children: [line, { ...line, id: '_b', x: 'left' }] },
      { type: 'text', id: '_u', content: 'x'.repeat(LIMITS.text + 1) },
    ]);
    expect(flat.labels.map(({ text }) => text)).toEqual(['B49']);
    expect(losses).toEqual([
      { code: 'BAD_SHAPE', shape: '_b' },
      { code: 'BAD_SHAPE', shape: '_u' },
    ]);
  });

  it('takes the canvas of the specification where a drawing has no usable size', () => {
    const { flat, losses, drawn } = plan([good], { width: Number.NaN, height: 300 });
    expect([flat.width, flat.height, drawn]).toEqual([1500, 300, ['good']]);
    expect(losses).toEqual([{ code: 'BAD_SIZE', shape: 't' }]);
  });

  it('reads no more shapes than a page can hold', () => {
    const { losses, drawn } = plan(Array.from({ length: LIMITS.shapes + 5 }, () => null));
    expect(drawn).toEqual([]);
    expect(losses.at(-1)).toEqual({
      code: 'TOO_MANY_SHAPES',
      shape: `shapes.${LIMITS.shapes}`,
    });
  });

  it('is no drawing at all without a list of shapes', () => {
    expect(() => readDrawing({ id: 't' })).toThrow('shapes');
    expect(() => readDrawing('<svg/>')).toThrow('Object');
  });
});

describe('what drawings of other programs contain', () => {
  it('turns shapes and texts by nested transforms', () => {
    const { flat } = plan([
      {
        type: 'g',
        id: '_g',
        transform: 'translate(50 50)',
        children: [
          { ...rect, id: 'x', transform: 'rotate(90)' },
          { type: 'text', id: '_t', x: 5, y: 0, content: 'B49', transform: 'rotate(90)', size: 6 },
        ],
      },
    ]);
    const [shape] = flat.shapes;
    expect(shape?.bounds.minX).toBeCloseTo(40);
    expect(shape?.bounds.maxY).toBeCloseTo(60);
    const [label] = flat.labels;
    expect(label).toMatchObject({ text: 'B49', size: 6 });
    expect([label?.x, label?.y, label?.angle].map((value) => value?.toFixed(3))).toEqual([
      '50.000',
      '55.000',
      (Math.PI / 2).toFixed(3),
    ]);
  });

  it('rounds corners: a radius for both directions, never more than half a side', () => {
    const { flat } = plan([
      { ...rect, id: 'x', rx: 3 },
      { ...rect, id: 'round', rx: 99 },
    ]);
    const [corners, round] = flat.shapes.map(({ rings: [ring = []] }) => ring);
    expect(corners?.some(([x, y]) => Math.hypot(x, y) < 1)).toBe(false);
    for (const [x, y] of round ?? []) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(5, 0);
  });

  it('starts anew where a closed part started', () => {
    const { flat } = plan([{ id: 'x', type: 'path', pathData: 'M1 1h4v4zl-9 0v-9z' }]);
    expect(flat.shapes[0]?.rings).toHaveLength(2);
    expect(flat.shapes[0]?.rings[1]?.[0]).toEqual([1, 1]);
  });
});
