import { contains } from './fill-rule';
import { boundsOf, type FlatShape } from './flatten';
import { createHitTest } from './hit-test';
import { type Ring, ringOfPoints, ringsOfPath } from './path-data';
import type { FillRule } from './shape.schema';

const shape = (code: string, rings: Ring[], rule: FillRule = 'nonzero'): FlatShape => ({
  key: code,
  code,
  colour: 'orange',
  available: true,
  rule,
  rings,
  bounds: boundsOf(rings),
});

/** Another way to the same answer: the angle swept around the point, in turns. */
function turnsByAngle(rings: Ring[], x: number, y: number): number {
  let angle = 0;
  for (const ring of rings) {
    ring.forEach(([x2, y2], i) => {
      const [x1, y1] = ring.at(i - 1) ?? [0, 0];
      const swept = Math.atan2(y2 - y, x2 - x) - Math.atan2(y1 - y, x1 - x);
      angle += swept - 2 * Math.PI * Math.round(swept / (2 * Math.PI));
    });
  }
  return Math.round(angle / (2 * Math.PI));
}

/** Small deterministic generator (mulberry32), so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('hit test', () => {
  const star = ringOfPoints('50,0 79,90 2,35 98,35 21,90');

  it('fills the heart of a star by nonzero and leaves it empty by evenodd', () => {
    expect(contains({ rings: [star], rule: 'nonzero' }, 50, 50)).toBe(true);
    expect(contains({ rings: [star], rule: 'evenodd' }, 50, 50)).toBe(false);
    expect(contains({ rings: [star], rule: 'evenodd' }, 50, 20)).toBe(true);
  });

  it('keeps a hole empty that is wound the other way, and fills one wound the same way by nonzero', () => {
    const against = ringsOfPath('M0 0H10V10H0ZM3 3V7H7V3Z');
    const along = ringsOfPath('M0 0H10V10H0ZM3 3H7V7H3Z');
    expect(contains({ rings: against, rule: 'nonzero' }, 5, 5)).toBe(false);
    expect(contains({ rings: along, rule: 'nonzero' }, 5, 5)).toBe(true);
    expect(contains({ rings: along, rule: 'evenodd' }, 5, 5)).toBe(false);
  });

  it('answers with the topmost of overlapping shapes', () => {
    const square = ringOfPoints('0,0 10,0 10,10 0,10');
    const hit = createHitTest({ shapes: [shape('below', [square]), shape('above', [square])] });
    expect(hit(5, 5)?.code).toBe('above');
    expect(hit(11, 5)).toBeUndefined();
  });

  it('finds nothing in a plan without shapes', () => {
    expect(createHitTest({ shapes: [] })(1, 1)).toBeUndefined();
  });

  it.each(['nonzero', 'evenodd'] as const)(
    'agrees with brute force on 1 000 points (%s)',
    (rule) => {
      const next = random(7);
      const shapes = Array.from({ length: 200 }, (_, i) => {
        const [cx, cy] = [next() * 1500, next() * 300];
        const ring = Array.from({ length: 3 + Math.floor(next() * 6) }, (): [number, number] => [
          cx + (next() - 0.5) * 90,
          cy + (next() - 0.5) * 90,
        ]);
        return shape(String(i), [ring], rule);
      });
      const hit = createHitTest({ shapes });
      const wrong: string[] = [];
      for (let i = 0; i < 1000; i += 1) {
        const [x, y] = [next() * 1500, next() * 300];
        const expected = shapes.findLast(({ rings }) => {
          const turns = turnsByAngle(rings, x, y);
          return rule === 'nonzero' ? turns !== 0 : turns % 2 !== 0;
        });
        if (hit(x, y)?.code !== expected?.code) wrong.push(`${x} ${y}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
