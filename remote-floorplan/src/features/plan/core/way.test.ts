import type { Point } from '@mosta/plan/drawing/affine';
import { contains } from '@mosta/plan/drawing/fill-rule';
import { boundsOf, type FlatPlan, type FlatShape } from '@mosta/plan/drawing/flatten';
import { atOnce } from '@mosta/plan/drawing/work';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { createWalk, lengthOf } from './way';
import { walkGrid } from './way-grid';
import { cheapestCells } from './way-search';

const noEntrance = () => false;

function createFindWay(...hall: Parameters<typeof createWalk>) {
  const search = createWalk(...hall).way;
  return (from: string, to: string) => atOnce(search(from, to));
}

function box(
  code: string | undefined,
  x: number,
  y: number,
  width: number,
  height: number,
): FlatShape {
  const rings: FlatShape['rings'] = [
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  ];
  const common = { colour: 'orange', available: false, rule: 'nonzero' } as const;
  return { key: code ?? `_${x} ${y}`, code, rings, bounds: boundsOf(rings), ...common };
}

/** Points along a line, closer to each other than any shape is thin. */
function samples(points: readonly Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    if (!from) return [];
    const parts = Math.ceil(lengthOf([from, to]));
    return Array.from(
      { length: parts + 1 },
      (_, part): Point => [
        from[0] + ((to[0] - from[0]) * part) / parts,
        from[1] + ((to[1] - from[1]) * part) / parts,
      ],
    );
  });
}

/** The shapes that a way goes through, but for the edges that it starts from and leads to. */
function crossed(plan: Pick<FlatPlan, 'shapes'>, points: readonly Point[]): string[] {
  const inner = samples(points).slice(1, -1);
  return plan.shapes
    .filter((shape) => {
      // Drawn shapes make their box anew each time that it is asked for.
      const { bounds } = shape;
      return inner.some(([x, y]) => inBox(bounds, x, y) && contains(shape, x, y));
    })
    .map(({ key }) => key);
}

function inBox({ minX, maxX, minY, maxY }: FlatShape['bounds'], x: number, y: number): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

/** Counts what is read from and written to the arrays of bytes and integers that are made from now on, and how long the longest of them is. */
function countAccesses(): { count: number; longest: number } {
  const counted = { count: 0, longest: 0 };
  const handler: ProxyHandler<Uint8Array | Int32Array> = {
    get: (array, key) => {
      counted.count += 1;
      return Reflect.get(array, key);
    },
    set: (array, key, value) => {
      counted.count += 1;
      return Reflect.set(array, key, value);
    },
  };
  for (const name of ['Uint8Array', 'Int32Array'] as const) {
    const original = globalThis[name];
    jest.spyOn(globalThis, name).mockImplementation(((length: number) => {
      counted.longest = Math.max(counted.longest, length);
      return new Proxy(new original(length), handler);
    }) as never);
  }
  return counted;
}
afterEach(() => jest.restoreAllMocks());

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

describe.each(['a', 'b'] as const)('ways in drawing %s', (id) => {
  it('lead from the first entrance to every place, through no shape and not out of the hall', async () => {
    const plan = await loadPlan(id);
    const findWay = createFindWay(plan, SHIPPED.isEntrance);
    const codes = new Set(plan.shapes.flatMap(({ code }) => (code ? [code] : [])));
    for (const code of [...codes].filter((one) => one !== '1')) {
      const way = findWay('1', code);
      expect([code, way && crossed(plan, way.points)]).toEqual([code, []]);
      const walked = way?.points.slice(1, -1) ?? [];
      expect(walked.every(([x, y]) => x > 26 && x < 1474 && y >= 30 && y <= 270)).toBe(true);
    }
  });

  it('are the same there and back', async () => {
    const plan = await loadPlan(id);
    const findWay = createFindWay(plan, SHIPPED.isEntrance);
    for (const [from, to] of [
      ['3', 'B12'],
      ['C49', 'A01'],
      ['D05', 'Workshop'],
    ] as const) {
      const there = findWay(from, to);
      const back = findWay(to, from);
      expect(there?.length).toBeGreaterThan(0);
      expect(back?.length).toBe(there?.length);
      expect(back?.points).toEqual(there?.points.toReversed());
    }
  });

  it('end on the outlines of start and target', async () => {
    const plan = await loadPlan(id);
    const way = createFindWay(plan, SHIPPED.isEntrance)('2', 'B12');
    const { bounds } = plan.shapes.find(({ code }) => code === 'B12') ?? {};
    const [x, y] = way?.points.at(-1) ?? [0, 0];
    expect([
      bounds?.minX,
      bounds?.maxX,
      (Number(bounds?.minX) + Number(bounds?.maxX)) / 2,
    ]).toContain(x);
    expect(y).toBe(bounds?.minY);
  });
});

describe('a way', () => {
  it('goes round what stands between, never far more than it must', () => {
    const next = numbers(7);
    for (let run = 0; run < 60; run += 1) {
      const shapes = Array.from({ length: 30 }, (_, i) =>
        box(`S${i}`, next(10) * 52, next(10) * 52, 30, 30),
      ).filter(
        ({ bounds }, i, all) =>
          all.findIndex(
            (one) => one.bounds.minX === bounds.minX && one.bounds.minY === bounds.minY,
          ) === i,
      );
      const plan = { shapes };
      const [from, to] = [shapes[0], shapes[1]];
      if (!from?.code || !to?.code) throw new Error('no shapes');
      const way = createFindWay(plan, noEntrance)(from.code, to.code);
      if (!way) throw new Error('no way');
      expect(crossed(plan, way.points)).toEqual([]);
      const direct = Math.hypot(
        Math.max(0, from.bounds.minX - to.bounds.maxX, to.bounds.minX - from.bounds.maxX),
        Math.max(0, from.bounds.minY - to.bounds.maxY, to.bounds.minY - from.bounds.maxY),
      );
      expect(way.length).toBeGreaterThanOrEqual(direct);
      // every cell of 52 has an aisle on each side: along the aisles it is the sum of both distances, and a turn
      const alongX = Math.abs(from.bounds.minX - to.bounds.minX);
      const alongY = Math.abs(from.bounds.minY - to.bounds.minY);
      expect(way.length).toBeLessThanOrEqual(alongX + alongY + 2 * 52);
    }
  });

  it('is not there where walls close the place off, or the gap is too narrow', () => {
    const closed = [
      box('A', 0, 0, 30, 30),
      box('B', 200, 0, 30, 30),
      box(undefined, 100, -200, 4, 400),
    ];
    expect(createFindWay({ shapes: closed }, noEntrance)('A', 'B')).toBeUndefined();
    const narrow = [
      box('A', 0, 0, 30, 30),
      box('B', 200, 0, 30, 30),
      box(undefined, 100, -200, 4, 214),
      box(undefined, 100, 17, 4, 183),
    ];
    expect(createFindWay({ shapes: narrow }, noEntrance)('A', 'B')).toBeUndefined();
  });

  it('walks over the ground of a hall that stands lie on', () => {
    const ground = box(undefined, -50, -50, 400, 200);
    const shapes = [ground, box('A', 0, 0, 30, 30), box('B', 200, 0, 30, 30)];
    expect(createFindWay({ shapes }, noEntrance)('A', 'B')?.length).toBeCloseTo(170, -1);
  });

  it.each([
    ['to itself', 'A', 'A'],
    ['to what is not drawn', 'A', 'Z99'],
    ['from what is not drawn', 'Z99', 'A'],
  ])('does not lead %s', (_name, from, to) => {
    const shapes = [box('A', 0, 0, 30, 30), box('B', 200, 0, 30, 30)];
    expect(createFindWay({ shapes }, noEntrance)(from, to)).toBeUndefined();
  });

  it('does not exist on an empty plan', () => {
    expect(createFindWay({ shapes: [] }, noEntrance)('A', 'B')).toBeUndefined();
  });
});

describe('a search that is stopped', () => {
  it('leaves what it has built of the grid to the next one, which finds the same way', async () => {
    const plan = await loadPlan('a');
    const expected = createFindWay(plan, SHIPPED.isEntrance)('1', 'B12');
    const search = createWalk(plan, SHIPPED.isEntrance).way;
    const stopped = search('3', 'C02');
    for (let i = 0; i < 200; i += 1) expect(stopped.next().done).toBe(false);
    let pauses = 0;
    const next = search('1', 'B12');
    let step = next.next();
    for (; !step.done; step = next.next()) pauses += 1;
    expect(step.value).toEqual(expected);
    const again = createWalk(plan, SHIPPED.isEntrance).way('1', 'B12');
    let whole = 0;
    while (!again.next().done) whole += 1;
    expect(pauses).toBe(whole - 200);
  });
});

describe('the grid', () => {
  it('stays bounded however large the hall is', () => {
    const shapes = Array.from({ length: 10_000 }, (_, i) =>
      box(`S${i}`, (i % 142) * 60, Math.floor(i / 142) * 60, 34, 30),
    );
    const grid = atOnce(walkGrid({ shapes }, noEntrance));
    expect(grid?.free.length).toBeLessThan(1_050_000);
    expect(createFindWay({ shapes }, noEntrance)('S0', 'S9999')?.length).toBeGreaterThan(7000);
  });

  it('is built, and a way found on it, with pauses all along', () => {
    const shapes = Array.from({ length: 10_000 }, (_, i) =>
      box(`S${i}`, (i % 142) * 60, Math.floor(i / 142) * 60, 34, 30),
    );
    const work = createWalk({ shapes }, noEntrance).way('S0', 'S9999');
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    // One for each shape, for each row and column of the grid, and for each thousand cells of the search.
    expect(pauses).toBeGreaterThan(13_000);
  });

  it('is never gone through as a whole between two pauses', () => {
    const accesses = countAccesses();
    const shapes = Array.from({ length: 400 }, (_, i) =>
      box(`S${i}`, (i % 20) * 60, Math.floor(i / 20) * 60, 34, 30),
    );
    const work = createWalk({ shapes }, noEntrance).way('S0', 'S399');
    const steps: number[] = [];
    for (let done = false; !done; ) {
      const before = accesses.count;
      done = work.next().done ?? false;
      steps.push(accesses.count - before);
    }
    // The time of a step follows from this and is no part of it: what else the machine does would be in it.
    expect(accesses.count).toBeGreaterThan(2 * accesses.longest);
    expect(Math.max(...steps)).toBeLessThan(accesses.longest / 5);
  });
});

describe('the search', () => {
  it('finds the least cost on small grids, as asking every cell does', () => {
    const next = numbers(3);
    for (let run = 0; run < 200; run += 1) {
      const [columns, rows] = [4 + next(9), 4 + next(9)];
      const free = Uint8Array.from({ length: columns * rows }, () => (next(4) === 0 ? 0 : 1));
      const [start, end] = [next(free.length), next(free.length)];
      free[start] = 1;
      free[end] = 1;
      const grid = { columns, rows, free };
      const cells = atOnce(
        cheapestCells(grid, [{ cell: start, cost: 0 }], [{ cell: end, cost: 0 }]),
      );
      const optimum = everyCost(grid, start)[end] ?? Infinity;
      const cost = cells ? costOf(cells, columns) : Infinity;
      if (optimum === Infinity) expect(cells).toBeUndefined();
      else expect(cost).toBeCloseTo(optimum, 9);
      expect(cells?.every((cell) => free[cell] === 1) ?? true).toBe(true);
    }
  });

  it('weighs where a way begins and ends', () => {
    const free = new Uint8Array(10).fill(1);
    const grid = { columns: 10, rows: 1, free };
    const cells = atOnce(
      cheapestCells(
        grid,
        [
          { cell: 0, cost: 0 },
          { cell: 3, cost: 9 },
        ],
        [
          { cell: 9, cost: 0 },
          { cell: 6, cost: 1 },
        ],
      ),
    );
    expect(cells).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

function costOf(cells: readonly number[], columns: number): number {
  return lengthOf(cells.map((cell): Point => [cell % columns, Math.floor(cell / columns)]));
}

describe('the sides of a stand along which people walk', () => {
  const stands = [0, 1, 2].flatMap((x) =>
    [0, 1].map((y) => box(`${x}${y}`, x * 30, y * 30, 30, 30)),
  );
  const island = box('I', 200, 0, 30, 30);
  const wall = box(undefined, -100, -100, 500, 2);
  const foot = box(undefined, -100, 160, 500, 2);
  const { sides } = createWalk({ shapes: [wall, ...stands, island, foot] }, noEntrance);
  it.each([
    ['00', { count: 2, corner: true }],
    ['10', { count: 1, corner: false }],
    ['I', { count: 4, corner: true }],
    ['Z99', { count: 0, corner: false }],
  ])('of %s are %j', (code, expected) => {
    expect(atOnce(sides(code))).toEqual(expected);
  });
});

/** The cost of every cell from one, by asking all of them until none gets cheaper (Bellman and Ford). */
function everyCost(
  { columns, rows, free }: { columns: number; rows: number; free: Uint8Array },
  start: number,
): number[] {
  const costs = Array.from(free, () => Infinity);
  costs[start] = 0;
  const isFree = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && free[y * columns + x] === 1;
  for (let changed = true; changed; ) {
    changed = false;
    costs.forEach((cost, cell) => {
      if (cost === Infinity) return;
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const open = isFree(x + dx, y + dy) && isFree(x + dx, y) && isFree(x, y + dy);
          const there = (y + dy) * columns + x + dx;
          const total = cost + Math.hypot(dx, dy);
          if (open && total < (costs[there] ?? Infinity) - 1e-9) {
            costs[there] = total;
            changed = true;
          }
        }
      }
    });
  }
  return costs;
}
