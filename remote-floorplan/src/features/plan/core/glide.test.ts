import { glided, type Sample, velocityOf, withSample } from './glide';

/** A hand that moves evenly, seen every 10 ms. */
const drag = (perMs: number, ms: number): Sample[] =>
  Array.from({ length: ms / 10 + 1 }, (_, i) => ({ x: i * 10 * perMs, y: 0, time: i * 10 }));

describe('a glide after a flick', () => {
  it('has the speed that the hand had when it let go', () => {
    expect(velocityOf(drag(2, 80), 80)).toEqual({ x: 2, y: 0 });
  });

  it('forgets how the hand moved before', () => {
    const slow = drag(0, 500);
    const fast = drag(1, 100).map((at) => ({ ...at, time: at.time + 500 }));
    const kept = [...slow, ...fast].reduce<Sample[]>(withSample, []);
    expect(kept.length).toBeLessThan(13);
    expect(velocityOf(kept, 600)?.x).toBeCloseTo(1);
  });

  it('does not begin where the hand rested, hardly moved, or was seen once', () => {
    expect(velocityOf(drag(2, 80), 300)).toBeUndefined();
    expect(velocityOf(drag(0.1, 80), 80)).toBeUndefined();
    expect(velocityOf([{ x: 5, y: 5, time: 0 }], 0)).toBeUndefined();
    expect(velocityOf([], 0)).toBeUndefined();
  });

  it('slows down evenly and ends', () => {
    const velocity = { x: 1, y: -2 };
    const steps = [0, 50, 100, 150, 200].map((passed) => glided(velocity, passed).x);
    const lengths = steps.slice(1).map((x, i) => x - (steps[i] ?? 0));
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(glided(velocity, 100)).toMatchObject({ on: true });
    const end = glided(velocity, 1500);
    expect(end.on).toBe(false);
    expect(end.y).toBeCloseTo(-2 * end.x);
  });
});
