import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import type { RemoteModule } from '@mosta/shared/contract/define-remote';
import type { RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import type { FailureReport } from '@mosta/shared/schemas/failure-report.schema';
import { buildRegistryRemote, buildRegistryVersion } from '@mosta/shared/testing/registry';
import { LoadError } from './failures';
import { RemoteLoader } from './remote-loader';

const version = (name: string, contract = '^1.0.0') =>
  buildRegistryVersion({ version: name, contract });
const remote = (changes: Partial<RegistryRemote> = {}) => buildRegistryRemote(undefined, changes);

const good: RemoteModule = { contract: '^1.0.0', name: 'hotels', routes: {}, slots: {} };

function loaderOf(
  entry: RegistryRemote,
  importVersion: (version: RegistryVersion, attempt: number) => Promise<unknown>,
) {
  const reports: FailureReport[] = [];
  const waits: number[] = [];
  const loader = new RemoteLoader({
    name: 'hotels',
    remote: entry,
    importVersion,
    report: (failure) => reports.push(failure),
    wait: async (ms) => {
      waits.push(ms);
    },
    now: () => 0,
    random: () => 0.5,
  });
  return { loader, reports, waits };
}

const dead = async () => {
  throw new LoadError('manifest', 'MANIFEST_TIMEOUT', 'no answer');
};

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
    const { loader, reports, waits } = loaderOf(remote(), dead);
    const state = await loader.load();
    expect(state).toMatchObject({ status: 'failed', error: { code: 'MANIFEST_TIMEOUT' } });
    expect(reports).toHaveLength(3);
    expect(reports[0]).toEqual({
      remote: 'hotels',
      version: '1.0.0',
      phase: 'manifest',
      code: 'MANIFEST_TIMEOUT',
      ms: 0,
    });
    expect(waits).toEqual([400, 800]);
  });

  it('falls back to the previous version after the retries', async () => {
    const entry = remote({
      previous: '0.9.0',
      versions: { '1.0.0': version('1.0.0'), '0.9.0': version('0.9.0') },
    });
    const { loader } = loaderOf(entry, async (wanted) =>
      wanted.descriptor.version === '0.9.0' ? good : dead(),
    );
    expect(await loader.load()).toMatchObject({ status: 'ready', version: '0.9.0' });
  });

  it('does not try a build again that brings its own copy of a one-copy module', async () => {
    const { loader, reports } = loaderOf(remote(), async () => {
      throw Object.assign(new Error('second copy'), { name: 'SecondCopyError' });
    });
    expect(await loader.load()).toMatchObject({ status: 'failed', error: { code: 'SECOND_COPY' } });
    expect(reports).toMatchObject([{ phase: 'singleton' }]);
  });

  it('leaves no failure behind after a preload: the visit starts from the beginning', async () => {
    let broken = true;
    const { loader } = loaderOf(remote(), async () => (broken ? dead() : good));
    expect((await loader.preload()).status).toBe('idle');
    broken = false;
    expect((await loader.load()).status).toBe('ready');
  });

  it('does not take the fallback of a visit away by a preload', async () => {
    const importVersion = jest.fn(dead);
    const { loader } = loaderOf(remote(), importVersion);
    await loader.load();
    const calls = importVersion.mock.calls.length;
    expect((await loader.preload()).status).toBe('failed');
    expect(importVersion).toHaveBeenCalledTimes(calls);
  });

  it('shows the failure of a preload to a visitor who opened the page before it', async () => {
    const { loader } = loaderOf(remote(), dead);
    const preloading = loader.preload();
    expect((await loader.load()).status).toBe('failed');
    expect((await preloading).status).toBe('failed');
  });

  it('recovers when asked again after a failure', async () => {
    let broken = true;
    const { loader } = loaderOf(remote(), async () => (broken ? dead() : good));
    expect((await loader.load()).status).toBe('failed');
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

  it('refuses a module whose own contract differs from its descriptor', async () => {
    const { loader } = loaderOf(remote(), async () => ({ ...good, contract: '^3.0.0' }));
    expect(await loader.load()).toMatchObject({ status: 'incompatible', wanted: '^3.0.0' });
  });

  it('does not take anything for a remote', async () => {
    const { loader, reports } = loaderOf(remote(), async () => ({ hello: 'world' }));
    expect((await loader.load()).status).toBe('failed');
    expect(reports[0]?.code).toBe('NOT_A_REMOTE');
  });

  it('does not load a remote that is switched off', async () => {
    const importVersion = jest.fn(async () => good);
    const { loader } = loaderOf(remote({ enabled: false }), importVersion);
    expect(await loader.load()).toMatchObject({ status: 'failed', error: { code: 'DISABLED' } });
    expect(importVersion).not.toHaveBeenCalled();
  });
});
