/** Pixels per millisecond. */
export type Velocity = { x: number; y: number };
/** Where the hand was, in pixels, and when, in milliseconds. */
export type Sample = { x: number; y: number; time: number };

/** Only what the hand did at last counts. */
const RECENT_MS = 100;
/** In this time a glide loses two thirds of its speed. */
const DECAY_MS = 180;
/** Slower than this nothing moves that could be seen; slower than the other a hand was laid down, not flicked. */
const STILL = 0.02;
const LEAST_FLICK = 0.15;

/** Keeps the samples that still count, with the newest. */
export function withSample(samples: readonly Sample[], newest: Sample): Sample[] {
  return [...samples.filter(({ time }) => newest.time - time <= RECENT_MS), newest];
}

/** How fast the hand was when it let go; undefined where it had stopped, or hardly moved. */
export function velocityOf(samples: readonly Sample[], released: number): Velocity | undefined {
  const recent = samples.filter(({ time }) => released - time <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || first === last) return undefined;
  const passed = Math.max(1, released - first.time);
  const velocity = { x: (last.x - first.x) / passed, y: (last.y - first.y) / passed };
  return speedOf(velocity) < LEAST_FLICK ? undefined : velocity;
}

/** How far a glide has come after some time, in pixels, and whether it goes on. */
export function glided(velocity: Velocity, passed: number): { x: number; y: number; on: boolean } {
  const left = Math.exp(-passed / DECAY_MS);
  const way = DECAY_MS * (1 - left);
  return { x: velocity.x * way, y: velocity.y * way, on: speedOf(velocity) * left > STILL };
}

const speedOf = ({ x, y }: Velocity) => Math.hypot(x, y);
