/** What was seen of one version: how often it was loaded, and in how many of these loads it failed. */
export type Seen = { loads: number; failures: number };

/** Loads below which nothing is said of a version. */
export const FEWEST_LOADS = 20;
/** Failures below which a canary is not stopped, however few the loads. */
const FEWEST_FAILURES = 3;
/** A smaller difference of the shares of failed loads is no reason to stop a release. */
const LEAST_DIFFERENCE = 0.01;
/** A difference counts when chance alone would give it, or a larger one, less often than this. */
const MOST_CHANCE = 0.0005;
/** The share of failed loads at which a canary is stopped that can be compared with nothing. */
const FAILS_BY_ITSELF = 0.5;

/**
 * Whether a canary is worse than the active version (decision 31): Fisher's exact test, one-sided. Where too few
 * visitors got the active version, a canary stops when half of its loads fail.
 */
export function isWorse(canary: Seen, usual: Seen): boolean {
  if (canary.loads < FEWEST_LOADS || canary.failures < FEWEST_FAILURES) return false;
  if (usual.loads < FEWEST_LOADS) return canary.failures >= canary.loads * FAILS_BY_ITSELF;
  const difference = canary.failures / canary.loads - usual.failures / usual.loads;
  return difference >= LEAST_DIFFERENCE && chanceOf(canary, usual) < MOST_CHANCE;
}

/**
 * After how many loads of the canary it is judged again. Judged after every load, an equal one would be stopped by chance
 * sooner or later; so it is judged when its loads have grown by a quarter, some 38 times in 100 000 loads.
 */
export function nextJudgement(loads: number): number {
  return Math.max(FEWEST_LOADS, Math.ceil(loads * 1.25));
}

/** How probable it is that the canary has so many of all failures, or more, if both versions are alike. */
export function chanceOf(canary: Seen, usual: Seen): number {
  const loads = canary.loads + usual.loads;
  const failures = canary.failures + usual.failures;
  const all = logChoose(loads, canary.loads);
  let chance = 0;
  for (let k = canary.failures; k <= Math.min(failures, canary.loads); k += 1) {
    if (canary.loads - k > loads - failures) continue;
    chance += Math.exp(
      logChoose(failures, k) + logChoose(loads - failures, canary.loads - k) - all,
    );
  }
  return Math.min(1, chance);
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** Exact for small numbers, by Stirling's series beyond, to ten digits. */
function logFactorial(n: number): number {
  if (n < 20) {
    let sum = 0;
    for (let k = 2; k <= n; k += 1) sum += Math.log(k);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
