/** Lines over a ground: none, rising, falling, both. */
const PATTERNS = ['none', 'rising', 'falling', 'crossed'] as const;
export type GroupPattern = (typeof PATTERNS)[number];

export type GroupLook = { ground: number; pattern: GroupPattern };

/**
 * How the stands of a group look: neighbours in the sequence differ by ground and by pattern, so that a reader needs not
 * see colours.
 * @param grounds how many there are
 */
export function groupLook(index: number, grounds: number): GroupLook {
  const round = Math.floor(index / grounds);
  const pattern = PATTERNS[(index + round) % PATTERNS.length] ?? 'none';
  return { ground: index % grounds, pattern };
}

/** The slants of a pattern's lines, as `hatching` takes them. */
export const SLANTS: Record<GroupPattern, readonly (1 | -1)[]> = {
  none: [],
  rising: [-1],
  falling: [1],
  crossed: [-1, 1],
};
