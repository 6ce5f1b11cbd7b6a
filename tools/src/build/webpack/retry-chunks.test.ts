import { runInNewContext } from 'node:vm';
import { RetryChunksRuntimeModule } from './retry-chunks';

type Require = { e: (chunkId: string) => Promise<string> };

/** Wraps `load` as the runtime of a build does; the pauses are noted and take no time. */
function wrap(load: () => Promise<string>) {
  const pauses: number[] = [];
  const runtime: Require = { e: load };
  const setTimeout = (resume: () => void, pause: number) => {
    pauses.push(pause);
    resume();
  };
  runInNewContext(new RetryChunksRuntimeModule().generate(), {
    __webpack_require__: runtime,
    setTimeout,
    Promise,
    Math: { random: () => 0.5 },
  });
  return { ensureChunk: runtime.e, pauses };
}

const unreachable = () => Object.assign(new Error('404'), { name: 'ChunkLoadError' });

it('loads a chunk again after it failed, with growing pauses', async () => {
  const load = jest.fn(async () => 'page');
  load.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
  const { ensureChunk, pauses } = wrap(load);
  await expect(ensureChunk('609')).resolves.toBe('page');
  expect(pauses).toEqual([400, 800]);
});

it('gives up after two retries, with the error of the last one', async () => {
  const load = jest.fn(() => Promise.reject(unreachable()));
  await expect(wrap(load).ensureChunk('609')).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not run a chunk again whose module throws', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('broken')));
  await expect(wrap(load).ensureChunk('609')).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
