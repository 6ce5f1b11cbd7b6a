import { boundsOf, type FlatShape } from '@mosta/plan/drawing/flatten';
import { type Ring, ringsOfPath } from '@mosta/plan/drawing/path-data';
import type { Emphasis } from './emphasis';
import { PlanMesh, type Repainted } from './mesh';
import { outersWithHoles } from './outers';
import type { PlanStatuses } from './shape-look';
import { LAYERS, SLOTS } from './slots';
import { OFFSET_STEP } from './triangles';

const EVERYWHERE = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6 };
/** Colours are the slots' own numbers, so that tests can read them. */
const PALETTE = Uint32Array.from(SLOTS, (_, at) => at);

/** A dimmed colour, told from the others. */
const DIM = 1000;
const dim = (colour: number, strength: number) => colour + DIM * strength;

const wall = (rings: Ring[], rule: FlatShape['rule'] = 'nonzero'): FlatShape => ({
  key: 'wall',
  code: undefined,
  colour: 'grey',
  available: true,
  rule,
  rings,
  bounds: boundsOf(rings),
});

const stand = (code: string, x = 0): FlatShape => ({
  ...wall(ringsOfPath(`M${x} 0h30v30h-30Z`)),
  key: code,
  code,
  colour: 'orange',
  available: false,
});

function put(numbers: number[], first: number, values: Iterable<number>): void {
  let at = first;
  for (const value of values) {
    numbers[at] = value;
    at += 1;
  }
}

/** What a GPU has of a mesh, which keeps nothing itself. */
class Drawn {
  readonly points: number[] = [];
  readonly offsets: number[] = [];
  readonly colours: number[] = [];
  readonly mesh: PlanMesh;

  constructor(shapes: FlatShape[], statuses: PlanStatuses = new Map()) {
    this.mesh = new PlanMesh({ shapes }, PALETTE, dim);
    this.paint(statuses);
  }

  get vertices(): number {
    return this.points.length / 2;
  }

  paint(statuses: PlanStatuses, emphasis: Emphasis | null = null): Repainted | undefined {
    const repainted = this.mesh.paint(statuses, emphasis);
    if (!repainted) return undefined;
    const { added, from, colours } = repainted;
    const { points, offsets, vertices } = added.triangles;
    put(this.points, 2 * added.first, points.subarray(0, 2 * vertices));
    put(this.offsets, 2 * added.first, offsets.subarray(0, 2 * vertices));
    put(this.colours, from, colours);
    return repainted;
  }

  /** Square units by colour slot, of what is drawn with the offsets of its vertices. */
  areas(chosen = this.mesh.select(EVERYWHERE, 1)): Map<string, number> {
    const at = (vertex: number) =>
      [2 * vertex, 2 * vertex + 1].map(
        (axis) => (this.points[axis] ?? 0) + (this.offsets[axis] ?? 0) * OFFSET_STEP,
      );
    const sums = new Map<string, number>();
    for (let i = 0; i < chosen.length; i += 3) {
      const corners = [...chosen.slice(i, i + 3)];
      const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], [cx = 0, cy = 0] = []] = corners.map(at);
      const slot = SLOTS[this.colours[corners[0] ?? 0] ?? -1] ?? 'none';
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      sums.set(slot, (sums.get(slot) ?? 0) + area);
    }
    return sums;
  }
}

const shown = ({ mesh }: Drawn, code = 'B49') =>
  Object.fromEntries(
    LAYERS.flatMap((layer) => {
      const slot = mesh.shown(code, layer);
      return slot ? [[layer, slot]] : [];
    }),
  );

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
    expect(new Drawn([wall(ringsOfPath(data), rule)]).areas().get('grey')).toBeCloseTo(expected);
  });

  it('strokes a stand with one unit and frames a free one with three, half inside', () => {
    const drawn = new Drawn([stand('B49')], new Map([['B49', 'free']]));
    expect(drawn.areas().get('stroke')).toBeCloseTo(31 * 31 - 29 * 29);
    expect(drawn.areas().get('frame')).toBeCloseTo(33 * 33 - 27 * 27);
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
  ] as const)('shows what is %s by ground and pattern', (status, expected) => {
    const drawn = new Drawn([stand('B49')], new Map([['B49', status]]));
    expect(shown(drawn)).toEqual({ sign: 'sign-orange', ...expected });
  });

  it('shows what has no state by its kind', () => {
    expect(shown(new Drawn([stand('B49')]))).toEqual({
      fill: 'faded-orange',
      stroke: 'faded-stroke',
    });
  });

  it('draws only triangles that can be seen: of this state, of this view, of this scale', () => {
    const drawn = new Drawn([stand('B49'), stand('B48', 100)], new Map([['B48', 'free']]));
    const count = (view = EVERYWHERE, scale = 1) => drawn.mesh.select(view, scale).length / 3;
    // A rectangle and its outline; the free one has a bar and a frame besides.
    expect(count()).toBe(2 + 8 + (2 + 8 + 2 + 8));
    expect(count({ minX: -10, minY: 0, maxX: 60, maxY: 10 })).toBe(2 + 8);
    expect(count({ minX: 200, minY: 0, maxX: 300, maxY: 10 })).toBe(0);
    expect(count(EVERYWHERE, 0.1)).toBe(2 + 2 + 8);
  });

  it('draws frames above all else', () => {
    const drawn = new Drawn([stand('B49'), stand('B48', 29)], new Map([['B49', 'free']]));
    const last = drawn.mesh.select(EVERYWHERE, 1).at(-1) ?? 0;
    expect(SLOTS[drawn.colours[last] ?? -1]).toBe('frame');
  });

  it('repaints one stand and leaves the others as they are', () => {
    const before: PlanStatuses = new Map([
      ['B49', 'free'],
      ['B48', 'free'],
    ]);
    const drawn = new Drawn([stand('B49'), stand('B48', 100)], before);
    const [other, vertices] = [shown(drawn, 'B48'), drawn.vertices];
    expect(drawn.paint(new Map(before))).toBeUndefined();
    const repainted = drawn.paint(new Map(before).set('B49', 'held'));
    expect(repainted?.from).toBe(0);
    expect(shown(drawn)).toMatchObject({ fill: 'held', rising: 'pattern-held' });
    expect(shown(drawn)).not.toHaveProperty('frame');
    expect(shown(drawn, 'B48')).toEqual(other);
    // Back and forth adds nothing more.
    const grown = drawn.vertices;
    expect(grown).toBeGreaterThan(vertices);
    drawn.paint(before);
    drawn.paint(new Map(before).set('B49', 'held'));
    expect(drawn.vertices).toBe(grown);
  });

  it('dims all but some by the colours of their vertices, and walls never', () => {
    const statuses: PlanStatuses = new Map([['B48', 'free']]);
    const drawn = new Drawn(
      [wall(ringsOfPath('M0 0h9v9h-9Z')), stand('B49'), stand('B48', 100)],
      statuses,
    );
    const dimmed = () => [...drawn.colours].map((colour) => colour / DIM);
    const plain = [...drawn.colours];
    const emphasis = { codes: new Set(['B49']), strength: 2 };
    drawn.paint(statuses, emphasis);
    const count = (least: number) => dimmed().filter((strength) => strength >= least).length;
    // A rectangle, its outline, its bar and its frame.
    expect(count(2)).toBe(4 + 8 + 4 + 8);
    expect(drawn.paint(statuses, emphasis)).toBeUndefined();
    drawn.paint(statuses, { ...emphasis, strength: 3 });
    expect(count(3)).toBe(4 + 8 + 4 + 8);
    drawn.paint(statuses);
    expect([...drawn.colours]).toEqual(plain);
  });

  it('has room for thousands', () => {
    const stands = Array.from({ length: 2000 }, (_, i) => stand(`S${i}`, 40 * i));
    const drawn = new Drawn(stands, new Map(stands.map(({ key }) => [key, 'free'])));
    expect(drawn.areas().get('free')).toBeCloseTo(2000 * 900);
    expect(drawn.colours).toHaveLength(drawn.vertices);
  });

  it('draws stands of the same form each in its place', () => {
    const round = (x: number) => ({
      ...stand(`R${x}`, x),
      rings: ringsOfPath(`M${x} 0a15 15 0 0 0 30 0z`),
    });
    const drawn = new Drawn([stand('B49'), round(50), stand('B48', 100), round(150)]);
    const chosen = drawn.mesh.select(EVERYWHERE, 0.1);
    const half = (Math.PI * 15 * 15) / 2;
    expect(drawn.areas(chosen).get('faded-orange')).toBeCloseTo(2 * 900 + 2 * half, -1);
    const box = { minX: 95, minY: -20, maxX: 135, maxY: 20 };
    expect(drawn.areas(drawn.mesh.select(box, 0.1)).get('faded-orange')).toBeCloseTo(900);
  });

  it('fills every side of an outline, whose sides meet at the corners and turn either way', () => {
    const sides = ringsOfPath('M0 2H20V0H0ZM18 0V20H20V0ZM20 18H0V20H20ZM2 20V0H0V20Z');
    expect(outersWithHoles(sides, 'nonzero')).toEqual(sides.map((side) => [side]));
  });

  it('keeps a hole that touches the edge of its outline', () => {
    const rings = ringsOfPath('M0 0H10V10H0ZM10 2H6V8H10Z');
    expect(outersWithHoles(rings, 'nonzero')).toEqual([rings]);
  });

  it('attaches a hole to the outline right around it', () => {
    const groups = outersWithHoles(ringsOfPath('M0 0H10V10H0ZM2 2V8H8V2ZM4 4H6V6H4Z'), 'nonzero');
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
});
