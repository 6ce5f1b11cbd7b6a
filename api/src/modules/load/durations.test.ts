import { noDurations, percentile, stepOf } from './durations';

it('finds shares of durations within their steps', () => {
  const durations = noDurations();
  for (let ms = 1; ms <= 1000; ms += 1) {
    const step = stepOf(ms);
    durations[step] = (durations[step] ?? 0) + 1;
  }
  expect(percentile(durations, 0.5)).toBe(500);
  expect(percentile(durations, 0.95)).toBe(1100);
  expect(percentile(noDurations(), 0.5)).toBeNull();
});

it('does not invent a duration beyond the last step', () => {
  const durations = noDurations();
  durations[stepOf(60_000)] = 3;
  expect(percentile(durations, 0.95)).toBe(10_000);
});
