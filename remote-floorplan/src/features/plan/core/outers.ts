import { contains, isFilled } from '@mosta/plan/drawing/fill-rule';
import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';

/**
 * Rings grouped into outlines, each followed by its holes, by the fill rule: what lies inside by the rule
 * is filled. Rings may nest; those that only meet or cross, as the sides of an outline do at its corners, are outlines each.
 * Hit tests stay exact in any case.
 */
export function outersWithHoles(rings: Ring[], rule: FlatShape['rule']): Ring[][] {
  if (rings.length < 2) return rings.map((ring) => [ring]);
  const nested = rings.map((ring) => {
    const around = rings.filter((other) => other !== ring && encloses(other, ring));
    const outside = around.reduce((sum, other) => sum + Math.sign(signedArea(other)), 0);
    const inside = outside + Math.sign(signedArea(ring));
    const filledOutside = isFilled(rule, outside);
    const filledInside = isFilled(rule, inside);
    return {
      ring,
      depth: around.length,
      outer: filledInside && !filledOutside,
      hole: !filledInside && filledOutside,
    };
  });
  return nested
    .filter(({ outer }) => outer)
    .map(({ ring, depth }) => [
      ring,
      ...nested
        .filter((inner) => inner.hole && inner.depth > depth && encloses(ring, inner.ring))
        .filter(
          (inner) =>
            !nested.some(
              (between) =>
                between.outer &&
                between.depth > depth &&
                encloses(ring, between.ring) &&
                encloses(between.ring, inner.ring),
            ),
        )
        .map((inner) => inner.ring),
    ]);
}

function signedArea(ring: Ring): number {
  let area = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) area += from[0] * to[1] - to[0] * from[1];
    from = to;
  }
  return area / 2;
}

/** By most corners and middles of edges: some may lie on the edge of the other ring, or beyond it. */
function encloses(outer: Ring, inner: Ring): boolean {
  if (outer === inner) return false;
  const shape: Pick<FlatShape, 'rings' | 'rule'> = { rings: [outer], rule: 'evenodd' };
  let inside = 0;
  inner.forEach(([x, y], at) => {
    const [nextX, nextY] = inner[(at + 1) % inner.length] ?? [x, y];
    if (contains(shape, x, y)) inside += 1;
    if (contains(shape, (x + nextX) / 2, (y + nextY) / 2)) inside += 1;
  });
  return inside > inner.length;
}
