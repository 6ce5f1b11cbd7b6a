import { boundsOf, type FlatShape } from './flatten';
import { meshOfPlan, outersWithHoles, paintMesh } from './mesh';
import { type Ring, ringsOfPath } from './path-data';
import type { PlanStatuses } from './shape-look';
import { type Layer, SLOTS } from './slots';

const wall = (rings: Ring[], rule: FlatShape['rule'] = 'nonzero'): FlatShape => ({
  key: 'wall',
  code: undefined,
  colour: 'grey',
  available: true,
  rule,
  rings,
  bounds: boundsOf(rings),
});

const stand = (code: string): FlatShape => ({
  ...wall(ringsOfPath('M0 0H30V30H0Z')),
  key: code,
  code,
  colour: 'orange',
  available: false,
});

function area({ vertices, indices }: ReturnType<typeof meshOfPlan>): number {
  const at = (i: number) => [vertices[2 * i] ?? 0, vertices[2 * i + 1] ?? 0] as const;
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(indices[i] ?? 0), at(indices[i + 1] ?? 0), at(indices[i + 2] ?? 0)];
    sum += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  }
  return sum;
}

describe('mesh', () => {
  it.each([
    ['a rectangle', 'M0 0H10V5H0Z', 'nonzero', 50],
    ['a concave outline', 'M0 0H10V10H5V5H0Z', 'nonzero', 75],
    ['a hole wound the other way', 'M0 0H10V10H0ZM2 2V8H8V2Z', 'nonzero', 64],
    ['no hole when wound the same way', 'M0 0H10V10H0ZM2 2H8V8H2Z', 'nonzero', 100],
    ['a hole by evenodd', 'M0 0H10V10H0ZM2 2H8V8H2Z', 'evenodd', 64],
    ['an island in a hole', 'M0 0H10V10H0ZM2 2V8H8V2ZM4 4H6V6H4Z', 'nonzero', 68],
    ['two outlines apart', 'M0 0H2V2H0ZM5 5H7V7H5Z', 'nonzero', 8],
  ] as const)('fills %s', (_name, data, rule, expected) => {
    expect(area(meshOfPlan({ shapes: [wall(ringsOfPath(data), rule)] }))).toBeCloseTo(expected, 4);
  });

  it('strokes a stand with one unit, and has room for the frame of a free one above all else', () => {
    const mesh = meshOfPlan({ shapes: [stand('B49'), stand('B48')] });
    expect(mesh.parts.map(({ layer }) => layer)).toEqual([
      ...['fill', 'stroke', 'falling', 'rising', 'band'],
      ...['fill', 'stroke', 'falling', 'rising', 'band'],
      ...['frame', 'frame'],
    ]);
    expect(Math.min(...mesh.vertices)).toBe(-1.5);
    expect(mesh.parts.reduce((sum, { count }) => sum + count, 0)).toBe(mesh.vertices.length / 2);
  });

  it.each([
    ['free', { fill: 'free', stroke: 'stroke', frame: 'frame' }],
    ['held', { fill: 'held', stroke: 'faded-stroke', rising: 'pattern-held' }],
    ['reserved', { fill: 'reserved', stroke: 'faded-stroke' }],
    [
      'blocked',
      {
        fill: 'blocked',
        stroke: 'faded-stroke',
        rising: 'pattern-blocked',
        falling: 'pattern-blocked',
      },
    ],
    [undefined, { fill: 'faded-orange', stroke: 'faded-stroke', band: 'nothing' }],
  ] as const)('shows what is %s by ground and pattern', (status, expected) => {
    const mesh = meshOfPlan({ shapes: [stand('B49')] });
    const painted = paintMesh(mesh, status ? new Map([['B49', status]]) : new Map());
    const shown: Partial<Record<Layer, string>> = {};
    for (const { layer, first } of mesh.parts) shown[layer] = SLOTS[painted[first] ?? -1];
    const category = status === 'free' ? 'orange' : 'faded-orange';
    expect(shown).toEqual({
      falling: 'nothing',
      rising: 'nothing',
      frame: 'nothing',
      band: category,
      ...expected,
    });
  });

  it('repaints one stand and leaves the others as they are', () => {
    const mesh = meshOfPlan({ shapes: [stand('B49'), stand('B48')] });
    const before: PlanStatuses = new Map([
      ['B49', 'free'],
      ['B48', 'free'],
    ]);
    const [old, now] = [before, new Map(before).set('B49', 'held')].map((statuses) =>
      paintMesh(mesh, statuses),
    );
    for (const { shape, first, count, layer } of mesh.parts) {
      const same = shape.code === 'B48' || layer === 'falling';
      const of = (colours?: Uint8Array) => [...(colours?.slice(first, first + count) ?? [])];
      if (same) expect(of(now)).toEqual(of(old));
      else expect(of(now)).not.toEqual(of(old));
    }
  });

  it('attaches a hole to the outline right around it', () => {
    const groups = outersWithHoles(ringsOfPath('M0 0H10V10H0ZM2 2V8H8V2ZM4 4H6V6H4Z'), 'nonzero');
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
});
