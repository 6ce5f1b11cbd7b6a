import type { Bounds } from '@mosta/plan/drawing/flatten';
import type { Camera, Size } from './camera';
import { LABEL_SIZE } from './measures';

/** What has been chosen for drawing: a part of the plan, larger than the view, and for which scale. */
export type ViewWindow = { bounds: Bounds; scale: number };

/** Smaller than this a label cannot be read; CSS pixels. */
const LEAST_LABEL_PX = 5;
/** Scales at which something appears or disappears: lines and bars of shapes (mesh), labels. */
const DETAIL_SCALES = [0.35, LEAST_LABEL_PX / LABEL_SIZE] as const;
/** On each side, in parts of the view: so far one can move before anything is chosen anew. */
const MARGIN = 0.35;
/** Zoomed in by more, most of what was chosen lies outside of the view. */
const SCALE_LIMIT = 1.6;

export const showsLabels = (scale: number) => LABEL_SIZE * scale >= LEAST_LABEL_PX;

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
  const sameDetail = DETAIL_SCALES.every((least) => scale >= least === old >= least);
  const covered =
    bounds.minX <= view.minX &&
    bounds.minY <= view.minY &&
    bounds.maxX >= view.maxX &&
    bounds.maxY >= view.maxY;
  return sameDetail && covered && scale <= old * SCALE_LIMIT;
}
