import type { Bounds } from '@mosta/plan/drawing/flatten';
import type { Camera, Size } from './camera';
import { detailAt } from './label-levels';

/** What has been chosen for drawing: a part of the plan, larger than the view, and for which scale. */
export type ViewWindow = { bounds: Bounds; scale: number };

/** The scale at which lines and bars of shapes appear or disappear (mesh). */
const LINES_FROM = 0.35;
/** On each side, in parts of the view: so far one can move before anything is chosen anew. */
const MARGIN = 0.35;
/** Zoomed in by more, most of what was chosen lies outside of the view. */
const SCALE_LIMIT = 1.6;

/** The window for a camera: the one there is while it serves. */
export function windowFor(old: ViewWindow | undefined, camera: Camera, size: Size): ViewWindow {
  const { scale, x, y } = camera;
  const view: Bounds = {
    minX: -x / scale,
    minY: -y / scale,
    maxX: (size.width - x) / scale,
    maxY: (size.height - y) / scale,
  };
  if (old && serves(old, view, scale)) return old;
  const [dx, dy] = [(size.width / scale) * MARGIN, (size.height / scale) * MARGIN];
  return {
    scale,
    bounds: {
      minX: view.minX - dx,
      minY: view.minY - dy,
      maxX: view.maxX + dx,
      maxY: view.maxY + dy,
    },
  };
}

function serves({ bounds, scale: old }: ViewWindow, view: Bounds, scale: number): boolean {
  const sameDetail = scale >= LINES_FROM === old >= LINES_FROM && detailAt(scale) === detailAt(old);
  const covered =
    bounds.minX <= view.minX &&
    bounds.minY <= view.minY &&
    bounds.maxX >= view.maxX &&
    bounds.maxY >= view.maxY;
  return sameDetail && covered && scale <= old * SCALE_LIMIT;
}
