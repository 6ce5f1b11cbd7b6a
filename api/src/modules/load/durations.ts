/** Milliseconds up to which a load counts into a step; the last step has no end. */
export const DURATION_STEPS = [
  50, 100, 200, 300, 500, 800, 1200, 2000, 3500, 6000, 10_000,
] as const;

export function noDurations(): number[] {
  return Array<number>(DURATION_STEPS.length + 1).fill(0);
}

export function stepOf(ms: number): number {
  const step = DURATION_STEPS.findIndex((most) => ms <= most);
  return step < 0 ? DURATION_STEPS.length : step;
}

/**
 * The duration that a share of the loads does not exceed, in milliseconds: within its step by proportion. Null where
 * nothing was loaded; the last step counts as its beginning.
 */
export function percentile(durations: readonly number[], share: number): number | null {
  const all = durations.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [step, count] of durations.entries()) {
    if (count > 0 && before + count >= all * share) {
      const from = DURATION_STEPS[step - 1] ?? 0;
      const to = DURATION_STEPS[step] ?? from;
      return Math.round(from + ((to - from) * (all * share - before)) / count);
    }
    before += count;
  }
  return DURATION_STEPS[DURATION_STEPS.length - 1] ?? null;
}
