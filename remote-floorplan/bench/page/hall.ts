import { type FlatPlan, flattenDrawing } from '@mosta/plan/drawing/flatten';
import { readDrawing } from '@mosta/plan/drawing/read-drawing';
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

/**
 * The fair's own drawing for 161 stands, and for more a hall that grows with them: the size of a stand stays. It goes the
 * way of a drawing that was stored.
 */
export async function hallOf(stands: number): Promise<FlatPlan> {
  if (stands === 161) return loadPlan('a');
  const columns = Math.ceil(Math.sqrt(stands * 2));
  const shapes = Array.from({ length: stands }, (_, i) => {
    const x = 2 + (i % columns) * CELL;
    const y = 2 + Math.floor(i / columns) * CELL;
    const middle = { x: x + SIDE / 2, y: y + SIDE / 2 };
    return [
      { type: 'rect', id: `S${i}`, x, y, width: SIDE, height: SIDE, color: 'orange' },
      { type: 'text', id: `_label-S${i}`, ...middle, content: `S${i}` },
    ];
  });
  const { drawing } = readDrawing({
    id: 'hall',
    width: columns * CELL,
    height: Math.ceil(stands / columns) * CELL,
    shapes: shapes.flat(),
  });
  return flattenDrawing(drawing, (id) => (id.startsWith('S') ? { available: false } : undefined));
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
