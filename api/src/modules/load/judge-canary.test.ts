import { chanceOf, isWorse, nextJudgement, type Seen } from './judge-canary';

describe('Fisher’s exact test', () => {
  it.each([
    // The lady tasting tea: 1/70 and 17/70.
    [{ loads: 4, failures: 4 }, { loads: 4, failures: 0 }, 1 / 70],
    [{ loads: 4, failures: 3 }, { loads: 4, failures: 1 }, 17 / 70],
    // R: fisher.test(matrix(c(9, 91, 12, 888), 2), alternative = "greater")
    [{ loads: 100, failures: 0 }, { loads: 900, failures: 5 }, 1],
  ])('%j beside %j', (canary, usual, expected) => {
    expect(chanceOf(canary, usual)).toBeCloseTo(expected, 9);
  });

  it('stays a probability for many loads', () => {
    const chance = chanceOf({ loads: 20_000, failures: 210 }, { loads: 180_000, failures: 1800 });
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.5);
  });
});

describe('a canary', () => {
  it.each([
    ['fails always', { loads: 20, failures: 20 }, { loads: 180, failures: 0 }, true],
    ['fails often', { loads: 40, failures: 12 }, { loads: 360, failures: 4 }, true],
    ['is as the active one', { loads: 200, failures: 4 }, { loads: 1800, failures: 36 }, false],
    ['is better', { loads: 200, failures: 0 }, { loads: 1800, failures: 90 }, false],
    ['is too new', { loads: 19, failures: 19 }, { loads: 180, failures: 0 }, false],
    ['failed twice', { loads: 20, failures: 2 }, { loads: 100_000, failures: 0 }, false],
    [
      'differs by little',
      { loads: 30_000, failures: 300 },
      { loads: 270_000, failures: 900 },
      false,
    ],
    [
      'has nothing beside it and fails',
      { loads: 20, failures: 10 },
      { loads: 0, failures: 0 },
      true,
    ],
    [
      'has nothing beside it and holds',
      { loads: 20, failures: 9 },
      { loads: 3, failures: 0 },
      false,
    ],
  ])('that %s: %j beside %j is stopped: %s', (_name, canary, usual, expected) => {
    expect(isWorse(canary, usual)).toBe(expected);
  });
});

/** Taken once: a look into the sandbox of the tests costs more than the multiplication. */
const { imul } = Math;

/** A generator of numbers that every run repeats (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Loads of a tenth of the visitors until the canary is stopped; null when it lasts for so many. */
function lastsUntil(random: () => number, rates: { canary: number; usual: number }, most: number) {
  const canary: Seen = { loads: 0, failures: 0 };
  const usual: Seen = { loads: 0, failures: 0 };
  let next = nextJudgement(0);
  while (canary.loads < most) {
    const [seen, rate] = random() < 0.1 ? [canary, rates.canary] : [usual, rates.usual];
    seen.loads += 1;
    if (random() < rate) seen.failures += 1;
    if (canary.loads < next) continue;
    next = nextJudgement(canary.loads);
    if (isWorse(canary, usual)) return canary.loads;
  }
  return null;
}

describe('in a simulation of trials that are judged again and again', () => {
  it.each([0.002, 0.02, 0.1])(
    'an equal canary is stopped in fewer than one of 200 trials, at a rate of failures of %d',
    (rate) => {
      const random = numbers(11);
      const stopped = Array.from({ length: 200 }, () =>
        lastsUntil(random, { canary: rate, usual: rate }, 800),
      ).filter((loads) => loads !== null);
      expect(stopped.length).toBeLessThan(2);
    },
  );

  it('a canary that fails always is stopped after 20 loads, one that fails for a tenth after some hundreds', () => {
    const random = numbers(12);
    expect(lastsUntil(random, { canary: 1, usual: 0.01 }, 5000)).toBe(20);
    const lasted = Array.from({ length: 50 }, () =>
      lastsUntil(random, { canary: 0.1, usual: 0.01 }, 5000),
    );
    expect(lasted).not.toContain(null);
    expect(lasted.map(Number).sort((a, b) => a - b)[45]).toBeLessThan(400);
  });
});
