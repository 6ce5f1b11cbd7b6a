/** Work that runs once for all who ask at the same time, and whose outcome, good or bad, stands for so many milliseconds. */
export function rememberBriefly<T>(
  work: () => Promise<T>,
  duration: number,
  now: () => number = () => Date.now(),
): () => Promise<T> {
  let last: { outcome: Promise<T>; until: number } | null = null;
  return () => {
    if (last && now() < last.until) return last.outcome;
    const outcome = work();
    const current = { outcome, until: Number.POSITIVE_INFINITY };
    last = current;
    const settle = () => {
      current.until = now() + duration;
    };
    outcome.then(settle, settle);
    return outcome;
  };
}
