import type { Bounds } from '@mosta/plan/drawing/flatten';
import { SHEET_PADDING } from './measures';

/** Where the plan lies on the sheet: pixel = plan unit × scale + offset. */
export type Camera = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };

/** Below this scale labels of 12 units cannot be read; a phone starts here and pans. */
export const LEGIBLE_SCALE = 0.6;
const MAX_SCALE = 6;

/** The whole plan, centred, with the sheet's padding around it. */
export function fitCamera(view: Size, plan: Size): Camera {
  const scale = Math.min(
    (view.width - 2 * SHEET_PADDING) / plan.width,
    (view.height - 2 * SHEET_PADDING) / plan.height,
  );
  return {
    scale,
    x: (view.width - plan.width * scale) / 2,
    y: (view.height - plan.height * scale) / 2,
  };
}

/** The first view: the whole plan, or on a narrow screen its start at full height. */
export function homeCamera(view: Size, plan: Size): Camera {
  const fit = fitCamera(view, plan);
  if (fit.scale >= LEGIBLE_SCALE) return fit;
  const scale = (view.height - 2 * SHEET_PADDING) / plan.height;
  return clampCamera({ scale, x: SHEET_PADDING, y: SHEET_PADDING }, view, plan);
}

/** Keeps the plan on the sheet: no smaller than the whole plan, no edge farther in than the padding. */
export function clampCamera(camera: Camera, view: Size, plan: Size): Camera {
  const scale = Math.min(Math.max(camera.scale, fitCamera(view, plan).scale), MAX_SCALE);
  return {
    scale,
    x: clampOffset(camera.x, view.width, plan.width * scale),
    y: clampOffset(camera.y, view.height, plan.height * scale),
  };
}

function clampOffset(offset: number, view: number, length: number): number {
  if (length + 2 * SHEET_PADDING <= view) return (view - length) / 2;
  return Math.min(SHEET_PADDING, Math.max(view - length - SHEET_PADDING, offset));
}

/** Zooms by a factor about a point of the sheet, which stays where it is. */
export function zoomAt(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  view: Size,
  plan: Size,
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, fitCamera(view, plan).scale), MAX_SCALE);
  const ratio = scale / camera.scale;
  return clampCamera(
    { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio },
    view,
    plan,
  );
}

/** Plan units under a point of the sheet. */
export function toPlan({ scale, x, y }: Camera, px: number, py: number): [number, number] {
  return [(px - x) / scale, (py - y) / scale];
}

/** Brings a shape into view, moving only when it is not wholly visible. */
export function revealCamera(camera: Camera, bounds: Bounds, view: Size, plan: Size): Camera {
  const { scale } = camera;
  const visible =
    bounds.minX * scale + camera.x >= 0 &&
    bounds.maxX * scale + camera.x <= view.width &&
    bounds.minY * scale + camera.y >= 0 &&
    bounds.maxY * scale + camera.y <= view.height;
  if (visible) return camera;
  const x = view.width / 2 - ((bounds.minX + bounds.maxX) / 2) * scale;
  const y = view.height / 2 - ((bounds.minY + bounds.maxY) / 2) * scale;
  return clampCamera({ scale, x, y }, view, plan);
}

/** Brings a box wholly into view, with the sheet's padding around it: no larger than it was, smaller only as needed. */
export function showCamera(camera: Camera, bounds: Bounds, view: Size, plan: Size): Camera {
  const room = (length: number) => Math.max(1, length - 2 * SHEET_PADDING);
  const scale = Math.min(
    camera.scale,
    room(view.width) / Math.max(1, bounds.maxX - bounds.minX),
    room(view.height) / Math.max(1, bounds.maxY - bounds.minY),
  );
  return revealCamera(clampCamera({ ...camera, scale }, view, plan), bounds, view, plan);
}
