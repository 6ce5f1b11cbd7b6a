import type { Camera } from '../core/camera';

export const FLIGHT_MS = 200;

/** The camera between two others; about the point that both show in the same place, if there is one. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  const way = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

/** Fast at first, slow at the end. */
export const eased = (part: number): number => 1 - (1 - part) ** 3;

export const wantsLessMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
