import { delaysFrom } from './late-calls';

const delays = (seed: number) => {
  const next = delaysFrom(seed);
  return Array.from({ length: 400 }, () => next());
};

it('gives the same delays for the same seed, and others for another', () => {
  expect(delays(7)).toEqual(delays(7));
  expect(delays(7)).not.toEqual(delays(8));
});

it('has about half of the calls come late, none by more than 200 ms', () => {
  const given = delays(7);
  const late = given.filter((ms) => ms > 0);
  expect(late.length).toBeGreaterThan(150);
  expect(late.length).toBeLessThan(250);
  expect(Math.max(...given)).toBeLessThanOrEqual(200);
});
