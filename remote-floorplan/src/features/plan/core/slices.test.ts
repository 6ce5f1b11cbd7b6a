import type { Work } from '@mosta/plan/drawing/work';
import { inSlices, runInSlices } from './slices';

/** Work of so many steps, each of which takes `ms` of the clock. */
function* steps(count: number, ms: number): Work<string> {
  for (let i = 0; i < count; i += 1) {
    now += ms;
    yield;
  }
  return 'done';
}

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

describe('work in slices', () => {
  it('ends at once where it is short', () => {
    const report = jest.fn();
    runInSlices(steps(4, 1), report);
    expect(report).toHaveBeenCalledWith('done');
  });

  it('lets the page answer after five milliseconds', async () => {
    const begun: number[] = [];
    let ended = false;
    runInSlices(steps(100, 1), () => {
      ended = true;
    });
    while (!ended) {
      begun.push(now);
      await nextTask();
    }
    const lengths = begun.map((at, i) => at - (begun[i - 1] ?? 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
    expect(now).toBe(100);
  });

  it('reports nothing once it is stopped', async () => {
    const report = jest.fn();
    const stop = runInSlices(steps(100, 1), report);
    stop();
    for (let i = 0; i < 30; i += 1) await nextTask();
    expect(report).not.toHaveBeenCalled();
    expect(now).toBe(5);
  });

  it('promises its result, and what it throws', async () => {
    await expect(inSlices(steps(100, 1))).resolves.toBe('done');
    await expect(inSlices(broken())).rejects.toThrow('after a pause');
  });
});

function* broken(): Work<string> {
  yield* steps(100, 1);
  throw new Error('after a pause');
}
