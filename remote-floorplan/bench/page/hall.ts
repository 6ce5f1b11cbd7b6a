import { boundsOf, type FlatPlan, type FlatShape } from '@mosta/plan/drawing/flatten';
import type { PlanStatuses } from '../../src/features/plan/core/shape-look';
import { loadPlan } from '../../src/features/plan/data/load-plan';

const CELL = 34;
const SIDE = 30;
/** Of twenty stands. */
const STATUSES = [
  ...Array.from({ length: 12 }, () => 'reserved' as const),
  ...Array.from({ length: 4 }, () => 'free' as const),
  ...Array.from({ length: 3 }, () => 'held' as const),
  'blocked' as const,
];

/** The fair's own drawing for 161 stands, and for more a hall that grows with them: the size of a stand stays. */
export async function hallOf(stands: number): Promise<FlatPlan> {
  if (stands === 161) return loadPlan('a');
  const columns = Math.ceil(Math.sqrt(stands * 2));
  const shapes = Array.from({ length: stands }, (_, i): FlatShape => {
    const x = 2 + (i % columns) * CELL;
    const y = 2 + Math.floor(i / columns) * CELL;
    const code = `S${i}`;
    const rings: FlatShape['rings'] = [
      [
        [x, y],
        [x + SIDE, y],
        [x + SIDE, y + SIDE],
        [x, y + SIDE],
      ],
    ];
    return {
      key: code,
      code,
      colour: 'orange',
      available: false,
      rule: 'nonzero',
      rings,
      bounds: boundsOf(rings),
    };
  });
  return {
    width: columns * CELL,
    height: Math.ceil(stands / columns) * CELL,
    shapes,
    labels: shapes.map(({ key, code, bounds }) => ({
      text: key,
      code,
      x: (bounds.minX + bounds.maxX) / 2,
      y: (bounds.minY + bounds.maxY) / 2,
    })),
  };
}

export function statusesOf({ shapes }: FlatPlan): PlanStatuses {
  return new Map(
    shapes.flatMap(({ code }, i) =>
      code === undefined
        ? []
        : [[code, STATUSES[(i * 7) % STATUSES.length] ?? 'reserved'] as const],
    ),
  );
}
