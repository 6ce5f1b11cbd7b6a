/** @jest-environment @mosta/portal-sdk/jest/page */

import { buildRegistry, buildRegistryVersion } from '@mosta/shared/testing/registry';
import { providePageConfig } from '../page/page-config';
import { loadContainer } from './container';
import { failedSharesPlugin } from './failed-shares';
import { importRemoteVersion } from './federation-runtime';
import { enterHost } from './page-federation';

jest.mock('./container', () => ({ loadContainer: jest.fn() }));

const opened = jest.mocked(loadContainer);
const version = buildRegistryVersion({ name: 'hotels', version: '1.0.0' });
const files = `${location.origin}${version.baseUrl}`;
const attempt = () => ({
  fresh: false,
  signal: new AbortController().signal,
  onManifest: jest.fn(),
});

function serveManifest(manifest: unknown): void {
  providePageConfig({
    ...{ environment: 'test', language: 'fr', overrides: false, remoteOrigins: [], status: 200 },
    registry: buildRegistry({}),
    manifests: { [version.baseUrl + version.manifest]: manifest },
  });
}

beforeAll(() => enterHost({ name: 'host', shareScopeMap: { default: {} } }, failedSharesPlugin));
beforeEach(() => {
  opened.mockReset();
  opened.mockResolvedValue({ init: () => undefined, get: async () => () => ({ default: 'it' }) });
});

it('takes the container’s name from the inlined manifest, address and hash from the registry', async () => {
  serveManifest({ metaData: { globalName: 'mosta_hotels_1' } });
  const asked = attempt();
  expect(await importRemoteVersion({ ...version, integrity: 'sha384-abc' }, asked)).toBe('it');
  expect(asked.onManifest).toHaveBeenCalled();
  const entry = {
    address: files + version.descriptor.entry,
    globalName: 'mosta_hotels_1',
    integrity: 'sha384-abc',
  };
  expect(opened).toHaveBeenCalledWith(entry, { default: {} }, false);
});

it.each([
  ['beside the manifest', 'auto', `${files}build/remoteEntry.js`],
  [
    'at an address of its own',
    'http://localhost:5000/',
    'http://localhost:5000/build/remoteEntry.js',
  ],
])(
  'takes the entry from the manifest where no descriptor has it: %s',
  async (_where, publicPath, address) => {
    const remoteEntry = { name: 'remoteEntry.js', path: 'build' };
    serveManifest({ metaData: { globalName: 'hotels_test', publicPath, remoteEntry } });
    const descriptor = { ...version.descriptor, entry: '' };
    await importRemoteVersion({ ...version, descriptor }, attempt());
    expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ address }),
      expect.anything(),
      false,
    );
  },
);

it('refuses a manifest without a container', async () => {
  serveManifest({ id: 'hotels' });
  const imported = importRemoteVersion(version, attempt());
  await expect(imported).rejects.toMatchObject({ phase: 'manifest', code: 'MANIFEST_INVALID' });
  expect(opened).not.toHaveBeenCalled();
});

it('hands on what the container throws', async () => {
  serveManifest({ metaData: { globalName: 'mosta_hotels_1' } });
  const gone = Object.assign(new Error('404'), { name: 'ChunkLoadError' });
  opened.mockResolvedValue({ init: () => undefined, get: () => Promise.reject(gone) });
  await expect(importRemoteVersion(version, attempt())).rejects.toBe(gone);
});
