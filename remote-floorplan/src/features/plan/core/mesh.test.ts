import { boundsOf, type FlatShape } from './flatten';
import { FRAME_SLOT, meshOfPlan, outersWithHoles, slotOf } from './mesh';
import { type Ring, ringsOfPath } from './path-data';

const wall = (rings: Ring[], rule: FlatShape['rule'] = 'nonzero'): FlatShape => ({
  key: 'wall',
  code: undefined,
  colour: 'grey',
  available: true,
  rule,
  rings,
  bounds: boundsOf(rings),
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

  it('strokes a stand with one unit and frames an available one above all else', () => {
    const stand = { ...wall(ringsOfPath('M0 0H10V10H0Z')), code: 'B49' };
    const mesh = meshOfPlan({ shapes: [stand, { ...stand, code: 'B48', available: false }] });
    expect(mesh.colours.length * 2).toBe(mesh.vertices.length);
    expect(mesh.colours.at(-1)).toBe(FRAME_SLOT);
    expect(mesh.colours[0]).toBe(slotOf(stand));
    expect(Math.min(...mesh.vertices)).toBe(-1.5);
  });

  it('gives reserved shapes a slot of their own', () => {
    expect(slotOf({ colour: 'orange', available: true })).not.toBe(
      slotOf({ colour: 'orange', available: false }),
    );
  });

  it('attaches a hole to the outline right around it', () => {
    const groups = outersWithHoles(ringsOfPath('M0 0H10V10H0ZM2 2V8H8V2ZM4 4H6V6H4Z'), 'nonzero');
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
});
