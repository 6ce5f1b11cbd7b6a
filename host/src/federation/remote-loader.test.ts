/** @jest-environment @mosta/portal-sdk/jest/page */
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import type { RemoteModule } from '@mosta/shared/contract/define-remote';
import { LOAD_DEADLINE_MS, PREVIOUS_AFTER_MS } from '@mosta/shared/contract/loading';
import type { RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { buildRegistryRemote, buildRegistryVersion } from '@mosta/shared/testing/registry';
import { LoadError } from './failures';
import { type Attempt, RemoteLoader, type RemoteState } from './remote-loader';

const version = (name: string, contract = '^1.0.0') =>
  buildRegistryVersion({ version: name, contract });
const remote = (changes: Partial<RegistryRemote> = {}) => buildRegistryRemote(undefined, changes);
const withPrevious = () =>
  remote({
    previous: '0.9.0',
    versions: { '1.0.0': version('1.0.0'), '0.9.0': version('0.9.0') },
  });

const good: RemoteModule = { contract: '^1.0.0', name: 'hotels', routes: {}, slots: {} };

function loaderOf(
  entry: RegistryRemote,
  importVersion: (version: RegistryVersion, attempt: Attempt) => Promise<unknown>,
) {
  const reports: FailureReport[] = [];
  const loader = new RemoteLoader({
    name: 'hotels',
    remote: entry,
    importVersion,
    report: (failure) => reports.push(failure),
    clock: {
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    random: () => 0.5,
  });
  return { loader, reports };
}

const dead = async () => {
  throw new LoadError('manifest', 'MANIFEST_HTTP_500', 'down');
};
const hangs = () => new Promise<never>(() => undefined);
/** Milliseconds until a loader has come to an end. */
async function timeOf(loading: Promise<RemoteState>): Promise<{ state: RemoteState; ms: number }> {
  const started = Date.now();
  let ms = -1;
  const ended = loading.then((state) => {
    ms = Date.now() - started;
    return state;
  });
  await jest.runAllTimersAsync();
  return { state: await ended, ms };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('RemoteLoader', () => {
  it('goes from idle over loading to ready, and tells its listeners', async () => {
    const { loader } = loaderOf(remote(), async () => good);
    const seen: string[] = [];
    loader.subscribe(() => seen.push(loader.getState().status));
    expect(loader.getState().status).toBe('idle');
    await loader.load();
    expect(seen).toEqual(['loading', 'ready']);
  });

  it('loads once for callers at the same time, and not again once ready', async () => {
    const importVersion = jest.fn(async () => good);
    const { loader } = loaderOf(remote(), importVersion);
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(importVersion).toHaveBeenCalledTimes(1);
  });

  it('tries three times with growing pauses, reports each failure, then fails', async () => {
    const { loader, reports } = loaderOf(remote(), dead);
    const { state, ms } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'failed', error: { code: 'MANIFEST_HTTP_500' } });
    expect(ms).toBe(400 + 800);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toEqual({
      remote: 'hotels',
      version: '1.0.0',
      phase: 'manifest',
      code: 'MANIFEST_HTTP_500',
      ms: 0,
    });
  });

  it('uses nothing that a cache remembers once an attempt has failed', async () => {
    const fresh: boolean[] = [];
    const { loader } = loaderOf(remote(), async (_version, attempt) => {
      fresh.push(attempt.fresh);
      return dead();
    });
    await timeOf(loader.load());
    await timeOf(loader.load());
    expect(fresh).toEqual([false, true, true, true, true, true]);
  });

  it.each([
    ['the manifest', 'MANIFEST_TIMEOUT', () => undefined],
    ['the entry', 'SCRIPT_TIMEOUT', ({ onManifest }: Attempt) => onManifest()],
  ])('gives up at the deadline when %s hangs', async (_, code, begin) => {
    const { loader, reports } = loaderOf(remote(), (_version, attempt) => {
      begin(attempt);
      return hangs();
    });
    const { state, ms } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'failed', error: { code } });
    expect(ms).toBe(LOAD_DEADLINE_MS);
    expect(reports).toMatchObject([{ code, ms: LOAD_DEADLINE_MS }]);
  });

  it('falls back to the previous version when the active one fails', async () => {
    const { loader } = loaderOf(withPrevious(), async (wanted) =>
      wanted.descriptor.version === '0.9.0' ? good : dead(),
    );
    const { state } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'ready', version: '0.9.0' });
  });

  it('shows the previous version while the active one hangs', async () => {
    const { loader } = loaderOf(withPrevious(), async (wanted) =>
      wanted.descriptor.version === '0.9.0' ? good : hangs(),
    );
    const { state, ms } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'ready', version: '0.9.0' });
    expect(ms).toBe(PREVIOUS_AFTER_MS);
  });

  it('does not throw away an active version that is slow and arrives before the previous one', async () => {
    const arrives = (after: number) =>
      new Promise<RemoteModule>((resolve) => setTimeout(() => resolve(good), after));
    const { loader } = loaderOf(withPrevious(), (wanted) =>
      arrives(wanted.descriptor.version === '1.0.0' ? 6000 : 2500),
    );
    const { state, ms } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(ms).toBe(6000);
  });

  it('has both versions within the one deadline', async () => {
    const { loader } = loaderOf(withPrevious(), hangs);
    const { state, ms } = await timeOf(loader.load());
    expect(state).toMatchObject({ status: 'failed', error: { code: 'MANIFEST_TIMEOUT' } });
    expect(ms).toBe(LOAD_DEADLINE_MS);
  });

  it('does not try a build again that brings its own copy of a one-copy module', async () => {
    const { loader, reports } = loaderOf(withPrevious(), async () => {
      throw Object.assign(new Error('second copy'), { name: 'SecondCopyError' });
    });
    expect(await loader.load()).toMatchObject({ status: 'failed', error: { code: 'SECOND_COPY' } });
    expect(reports).toMatchObject([{ phase: 'singleton' }]);
  });

  it('leaves no failure behind after a preload: the visit starts from the beginning', async () => {
    let broken = true;
    const { loader } = loaderOf(remote(), async () => (broken ? dead() : good));
    expect((await timeOf(loader.preload())).state.status).toBe('idle');
    broken = false;
    expect((await loader.load()).status).toBe('ready');
  });

  it('keeps a failure of a preload that a second try would repeat, and tries again when asked to', async () => {
    const importVersion = jest.fn(async () => {
      throw new LoadError('singleton', 'SECOND_COPY', 'a second session store');
    });
    const { loader } = loaderOf(remote(), importVersion);
    expect((await timeOf(loader.preload())).state.status).toBe('failed');
    expect((await loader.load()).status).toBe('failed');
    expect(importVersion).toHaveBeenCalledTimes(1);
    await timeOf(loader.load());
    expect(importVersion).toHaveBeenCalledTimes(2);
  });

  it('does not take the fallback of a visit away by a preload', async () => {
    const importVersion = jest.fn(dead);
    const { loader } = loaderOf(remote(), importVersion);
    await timeOf(loader.load());
    const calls = importVersion.mock.calls.length;
    expect((await loader.preload()).status).toBe('failed');
    expect(importVersion).toHaveBeenCalledTimes(calls);
  });

  it('shows the failure of a preload to a visitor who opened the page before it', async () => {
    const { loader } = loaderOf(remote(), dead);
    const preloading = loader.preload();
    expect((await timeOf(loader.load())).state.status).toBe('failed');
    expect((await preloading).status).toBe('failed');
  });

  it('recovers when asked again after a failure', async () => {
    let broken = true;
    const { loader } = loaderOf(remote(), async () => (broken ? dead() : good));
    expect((await timeOf(loader.load())).state.status).toBe('failed');
    broken = false;
    expect((await loader.load()).status).toBe('ready');
  });

  it('refuses another contract before loading a byte, naming both versions', async () => {
    const importVersion = jest.fn(async () => good);
    const entry = remote({ versions: { '1.0.0': version('1.0.0', '^2.0.0') } });
    const { loader } = loaderOf(entry, importVersion);
    expect(await loader.load()).toEqual({
      status: 'incompatible',
      wanted: '^2.0.0',
      have: CONTRACT_VERSION,
    });
    expect(importVersion).not.toHaveBeenCalled();
  });

  const [major, minor] = CONTRACT_VERSION.split('.').map(Number);
  const minors = Array.from({ length: (minor ?? 0) + 1 }, (_, older) => `^${major}.${older}.0`);

  it.each(minors)('runs a remote that was built for the contract %s', async (contract) => {
    const entry = remote({ versions: { '1.0.0': version('1.0.0', contract) } });
    const { loader } = loaderOf(entry, async () => ({ ...good, contract }));
    expect(await loader.load()).toMatchObject({ status: 'ready' });
  });

  it('waits for a host of the next contract with a remote that was built for it', async () => {
    const next = `^${major}.${(minor ?? 0) + 1}.0`;
    const entry = remote({ versions: { '1.0.0': version('1.0.0', next) } });
    const { loader } = loaderOf(entry, async () => ({ ...good, contract: next }));
    const refused = { status: 'incompatible', wanted: next, have: CONTRACT_VERSION };
    expect(await loader.load()).toEqual(refused);
  });

  it('refuses a module whose own contract differs from its descriptor', async () => {
    const { loader } = loaderOf(remote(), async () => ({ ...good, contract: '^3.0.0' }));
    expect(await loader.load()).toMatchObject({ status: 'incompatible', wanted: '^3.0.0' });
  });

  it('does not take anything for a remote', async () => {
    const { loader, reports } = loaderOf(remote(), async () => ({ hello: 'world' }));
    expect((await timeOf(loader.load())).state.status).toBe('failed');
    expect(reports[0]?.code).toBe('NOT_A_REMOTE');
  });

  it('does not load a remote that is switched off', async () => {
    const importVersion = jest.fn(async () => good);
    const { loader } = loaderOf(remote({ enabled: false }), importVersion);
    expect(await loader.load()).toMatchObject({ status: 'failed', error: { code: 'DISABLED' } });
    expect(importVersion).not.toHaveBeenCalled();
  });
});
