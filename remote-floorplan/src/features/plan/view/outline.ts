import type { Ring } from '@mosta/plan/drawing/path-data';

/** SVG path data of closed rings. */
export function outlineOf(rings: readonly Ring[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
}
