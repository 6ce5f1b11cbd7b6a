/** What becomes of a wished package when a stand of another size is chosen: the stand takes its place, or comes beside it. */
export const STAND_CHOICES = ['replace', 'add'] as const;
export type StandChoice = (typeof STAND_CHOICES)[number];

type Wished = { size: number; quantity: number };
type Chosen = { size: number | null };

/** The database keeps sizes with seven digits. */
export function sameSize(left: number, right: number): boolean {
  return Math.abs(left - right) < 0.01;
}

/**
 * Matches stands with wished packages of their size.
 * @returns `open`: packages without stand, with the quantity that is left; `beside`: stands whose size no package has.
 * Where both have entries, somebody has to choose.
 */
export function matchStands<Package extends Wished, Stand extends Chosen>(
  packages: readonly Package[],
  stands: readonly Stand[],
): { open: Package[]; beside: Stand[] } {
  const left = packages.map((wished) => ({ ...wished }));
  const beside = stands.filter(({ size }) => {
    const found = left.find((one) => one.quantity > 0 && sameSize(one.size, size ?? 0));
    if (found) found.quantity -= 1;
    return !found;
  });
  return { open: left.filter(({ quantity }) => quantity > 0), beside };
}

/** Packages that stay when each of so many stands takes the place of one, the first ones first. */
export function withoutFirst<Package extends Wished>(
  packages: readonly Package[],
  stands: number,
): Package[] {
  let taken = stands;
  return packages.flatMap((wished) => {
    const quantity = Math.max(0, wished.quantity - taken);
    taken -= wished.quantity - quantity;
    return quantity > 0 ? [{ ...wished, quantity }] : [];
  });
}
