import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { type Camera, clampCamera, type Size } from './camera';
import type { Frame } from './frame';
import type { PlanStatuses } from './shape-look';

/** Largest picture of the whole hall, and the largest part of the sheet's width that it takes; CSS pixels. */
const LARGEST = { width: 200, height: 96 } as const;
const PART_OF_WIDTH = 0.36;

/** Size of the picture of the whole hall on a sheet, in CSS pixels. */
export function minimapSize(sheet: Size, plan: Size): Size {
  const most = Math.min(LARGEST.width, sheet.width * PART_OF_WIDTH);
  const scale = Math.min(most / plan.width, LARGEST.height / plan.height);
  return { width: Math.round(plan.width * scale), height: Math.round(plan.height * scale) };
}

/** Outlines of all stands and zones by their state, for one path each. */
export function ringsByStatus(
  { shapes }: Pick<FlatPlan, 'shapes'>,
  statuses: PlanStatuses,
): Map<PublicStatus, Ring[]> {
  const rings = new Map<PublicStatus, Ring[]>();
  for (const shape of shapes) {
    const status = shape.code === undefined ? undefined : statuses.get(shape.code);
    if (!status) continue;
    const known = rings.get(status);
    if (known) known.push(...shape.rings);
    else rings.set(status, [...shape.rings]);
  }
  return rings;
}

/** The part of the plan that the sheet shows, in plan units; undefined while it shows the whole. */
export function windowOf({ scale, x, y }: Camera, sheet: Size, plan: Size): Frame | undefined {
  const [left, right] = within(-x, sheet.width - x, plan.width * scale);
  const [top, bottom] = within(-y, sheet.height - y, plan.height * scale);
  // Half a pixel is rounding.
  if (right - left > plan.width * scale - 0.5 && bottom - top > plan.height * scale - 0.5)
    return undefined;
  return {
    x: left / scale,
    y: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
}

const within = (low: number, high: number, most: number) =>
  [Math.max(0, low), Math.min(most, high)] as const;

/** Puts a point of the plan into the middle of the sheet, as far as the plan's edges allow. */
export function centreCamera(
  { scale }: Camera,
  [x, y]: readonly [number, number],
  sheet: Size,
  plan: Size,
): Camera {
  return clampCamera(
    { scale, x: sheet.width / 2 - x * scale, y: sheet.height / 2 - y * scale },
    sheet,
    plan,
  );
}
