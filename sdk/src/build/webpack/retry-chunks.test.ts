import { runInNewContext } from 'node:vm';
import { RetryChunksRuntimeModule } from './retry-chunks';

type Require = { e: (chunkId: string) => Promise<string> };

const ADDRESS = '/remotes/hotels/files/609.js';
/** Longer than any pause: the deadline, which a test lets pass only where it is about that. */
const LONG = 4000;

/** Wraps `load` as the runtime of a build does; the pauses are noted and take no time. */
function wrap(load: () => Promise<string>, server = { ok: true, hangs: false }) {
  const pauses: number[] = [];
  const fetched: [address: string, options: { cache?: string }][] = [];
  const runtime: Require = { e: load };
  const setTimeout = (resume: () => void, pause: number) => {
    if (pause > LONG) {
      if (server.hangs) setImmediate(resume);
      return;
    }
    pauses.push(pause);
    resume();
  };
  const fetch = (address: string, options: { cache?: string }) => {
    fetched.push([address, options]);
    if (server.hangs) return new Promise(() => undefined);
    return Promise.resolve({ ok: server.ok, arrayBuffer: () => Promise.resolve() });
  };
  runInNewContext(new RetryChunksRuntimeModule().generate(), {
    __webpack_require__: runtime,
    setTimeout,
    fetch,
    Promise,
    Date: { now: () => 0 },
    Math: { random: () => 0.5 },
  });
  return { ensureChunk: runtime.e, pauses, fetched };
}

const unreachable = () =>
  Object.assign(new Error('404'), { name: 'ChunkLoadError', type: 'error', request: ADDRESS });

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

it('fetches the file past the cache before it tries again: a wrong one was kept as immutable', async () => {
  const load = jest.fn(async () => 'page');
  load.mockRejectedValueOnce(unreachable());
  const { ensureChunk, fetched } = wrap(load);
  await ensureChunk('609');
  expect(fetched).toEqual([[ADDRESS, expect.objectContaining({ cache: 'reload' })]]);
});

it('says that a file is not the one that was built, when the server has it and the browser refuses it', async () => {
  const refused = wrap(() => Promise.reject(unreachable()));
  await expect(refused.ensureChunk('609')).rejects.toMatchObject({ code: 'CHUNK_INTEGRITY' });
  const absent = wrap(() => Promise.reject(unreachable()), { ok: false, hangs: false });
  await expect(absent.ensureChunk('609')).rejects.not.toHaveProperty('code');
});

it('ends at the deadline when the server hangs', async () => {
  const hanging = wrap(() => Promise.reject(unreachable()), { ok: true, hangs: true });
  await expect(hanging.ensureChunk('609')).rejects.toThrow('404');
});
