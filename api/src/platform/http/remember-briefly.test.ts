import { rememberBriefly } from './remember-briefly';

let time: number;
let runs: number;
beforeEach(() => {
  time = 0;
  runs = 0;
});
const now = () => time;
const work = async () => {
  runs += 1;
  return runs;
};

it('runs once for all who ask at the same time, and again when the outcome is old', async () => {
  const ask = rememberBriefly(work, 1000, now);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  time = 999;
  expect(await ask()).toBe(1);
  time = 1000;
  expect(await ask()).toBe(2);
});

it('remembers a failure as briefly', async () => {
  const ask = rememberBriefly(
    async () => {
      await work();
      throw new Error('away');
    },
    1000,
    now,
  );
  await expect(ask()).rejects.toThrow('away');
  await expect(ask()).rejects.toThrow('away');
  expect(runs).toBe(1);
  time = 1000;
  await expect(ask()).rejects.toThrow('away');
  expect(runs).toBe(2);
});
