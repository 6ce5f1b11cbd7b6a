/**
 * Hit test of the plan's core at 161, 1 000 and 10 000 stands, index against a walk over all shapes.
 * Ratios count, not microseconds: they depend on the machine. Run: npx tsx bench/core.bench.ts
 */

import { contains } from '@mosta/plan/drawing/fill-rule';
import { boundsOf, type FlatShape } from '@mosta/plan/drawing/flatten';
import { createHitTest } from '@mosta/plan/drawing/hit-test';
import type { Ring } from '@mosta/plan/drawing/path-data';
import { PlanMesh } from '../src/features/plan/core/mesh';
import { SLOTS } from '../src/features/plan/core/slots';

const QUERIES = 20_000;
const palette = new Uint32Array(SLOTS.length);

function hall(stands: number): FlatShape[] {
  const columns = Math.ceil(Math.sqrt(stands * 5));
  const [width, height] = [1500 / columns, 300 / Math.ceil(stands / columns)];
  return Array.from({ length: stands }, (_, i) => {
    const x = (i % columns) * width;
    const y = Math.floor(i / columns) * height;
    const ring: Ring = [
      [x, y],
      [x + width * 0.9, y],
      [x + width * 0.9, y + height * 0.9],
      [x, y + height * 0.9],
    ];
    const code = String(i);
    return {
      key: code,
      code,
      colour: 'orange',
      available: false,
      rule: 'nonzero',
      rings: [ring],
      bounds: boundsOf([ring]),
    };
  });
}

/** Microseconds per call, best of five. */
function time(calls: number, run: (i: number) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    for (let i = 0; i < calls; i += 1) run(i);
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}

const lines = [161, 1000, 10_000].map((stands) => {
  const shapes = hall(stands);
  const hit = createHitTest({ shapes });
  const at = (i: number) => [(i * 7.31) % 1500, (i * 3.77) % 300] as const;
  const index = time(QUERIES, (i) => hit(...at(i)));
  const walk = time(Math.ceil(QUERIES / stands) * 10, (i) => {
    const [x, y] = at(i);
    return shapes.findLast((shape) => contains(shape, x, y));
  });
  const mesh = time(3, () =>
    new PlanMesh({ shapes }, palette, (colour) => colour).paint(new Map(), null),
  );
  return { stands, index, walk, mesh };
});
const [base] = lines;
for (const { stands, index, walk, mesh } of lines) {
  const growth = base ? index / base.index : 1;
  process.stdout.write(
    `${String(stands).padStart(6)} stands  hit ${index.toFixed(2)} µs (x${growth.toFixed(1)})  ` +
      `walk ${walk.toFixed(1)} µs (x${(walk / index).toFixed(0)} of index)  mesh ${(mesh / 1000).toFixed(1)} ms\n`,
  );
}
