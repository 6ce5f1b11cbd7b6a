import { contains, isFilled } from '@mosta/plan/drawing/fill-rule';
import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { Ring } from '@mosta/plan/drawing/path-data';

/**
 * Rings grouped into outlines, each followed by its holes, by the fill rule: what lies inside by the rule
 * is filled. Rings may nest but not cross, which holds for plans; hit tests stay exact in any case.
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

function encloses(outer: Ring, inner: Ring): boolean {
  const [point] = inner;
  if (!point || outer === inner) return false;
  return contains({ rings: [outer], rule: 'evenodd' }, ...point);
}
