import { startIntervalTask } from './interval-task';

const LONG = 3_600_000;

it('runs when asked, once more when asked while it runs, and never twice at once', async () => {
  const finishers: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => finishers.push(resolve)));
  const task = startIntervalTask(work, LONG, () => undefined);
  task.wake();
  task.wake();
  task.wake();
  expect(work).toHaveBeenCalledTimes(1);
  finishers[0]?.();
  await new Promise(setImmediate);
  expect(work).toHaveBeenCalledTimes(2);
  finishers[1]?.();
  await task.stop();
});

it('waits for the work under way when it stops, and does not begin again', async () => {
  let done = false;
  const work = jest.fn(async () => {
    await new Promise(setImmediate);
    done = true;
  });
  const task = startIntervalTask(work, LONG, () => undefined);
  task.wake();
  await task.stop();
  expect(done).toBe(true);
  task.wake();
  expect(work).toHaveBeenCalledTimes(1);
});

it('goes on after an error, which it reports', async () => {
  const onError = jest.fn();
  const work = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const task = startIntervalTask(work, LONG, onError);
  task.wake();
  await new Promise(setImmediate);
  task.wake();
  await task.stop();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(work).toHaveBeenCalledTimes(2);
});
