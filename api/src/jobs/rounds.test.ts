import { startRounds } from './rounds';

const LONG = 3_600_000;

it('runs when asked, once more when asked meanwhile, and never twice at once', async () => {
  const finishers: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => finishers.push(resolve)));
  const round = startRounds(work, LONG, () => undefined);
  round.kick();
  round.kick();
  round.kick();
  expect(work).toHaveBeenCalledTimes(1);
  finishers[0]?.();
  await new Promise(setImmediate);
  expect(work).toHaveBeenCalledTimes(2);
  finishers[1]?.();
  await round.stop();
});

it('waits for the work under way when it stops, and does not begin again', async () => {
  let done = false;
  const work = jest.fn(async () => {
    await new Promise(setImmediate);
    done = true;
  });
  const round = startRounds(work, LONG, () => undefined);
  round.kick();
  await round.stop();
  expect(done).toBe(true);
  round.kick();
  expect(work).toHaveBeenCalledTimes(1);
});

it('goes on after an error, which it reports', async () => {
  const onError = jest.fn();
  const work = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const round = startRounds(work, LONG, onError);
  round.kick();
  await new Promise(setImmediate);
  round.kick();
  await round.stop();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(work).toHaveBeenCalledTimes(2);
});
