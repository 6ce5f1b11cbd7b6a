/** @jest-environment @mosta/portal-sdk/jest/page */
import { answers, setupApi } from '@mosta/shared/testing/handlers';
import {
  buildDescriptor,
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { keptAddress, pagesToKeep } from './what-to-keep';

const text = { fr: 'Page', en: 'Page', ar: 'صفحة' };
const route = (path: string, more = {}) => ({
  ...{ path, title: text, description: text, guarded: false, frame: 'site' as const },
  ...{ prerender: true, ...more },
});
const rows = { parameter: 'exposant', list: 'v1/exhibitor', title: 'name', description: 'name' };

const version = buildRegistryVersion({
  name: 'public',
  version: '1.0.0-0123456789abcdef',
  entry: '../files/entry.aaaaaaaa.js',
  preload: { '*': ['../files/locale-fr-json.bbbbbbbb.js'], '/plan': ['../files/plan.cccccccc.js'] },
  routes: [
    route('/plan', { data: ['v1/edition'], offline: ['v1/hall'] }),
    route('/liste', { data: ['v1/exhibitor'], rows, offline: [] }),
    route('/contact'),
    route('/mine', { guarded: true, offline: [], prerender: false }),
    route('/secret', { guarded: true }),
    route('/ancien', { redirectTo: '/plan' }),
    route('/seul', { prerender: false }),
  ],
});
const registry = buildRegistry({ public: buildRegistryRemote([version]) });
const place = (pathname: string, search = '') => ({ pathname, search });

const api = setupApi();
beforeEach(() => {
  const { descriptor, baseUrl } = version;
  const offlineFiles = {
    '*': ['../files/locale-fr-json.bbbbbbbb.js', '../files/locale-ar-json.dddddddd.js'],
    '/plan': ['../files/plan.cccccccc.js', '../files/late.eeeeeeee.js'],
  };
  api.use(
    answers('get', `${baseUrl}descriptor.json`, buildDescriptor({ ...descriptor, offlineFiles })),
  );
});

const wanted = {
  registry,
  language: 'fr' as const,
  place: place('/PLAN'),
  unseen: true,
  fetched: [],
};

describe('the address under which a page is kept', () => {
  it.each([
    ['/Plan', '?stand=B49', '/plan'],
    ['/liste', '?exposant=7&tri=nom', '/liste?exposant=7'],
    ['/contact', '?badge=secret', '/contact'],
  ])('of %s%s is %s', (pathname, search, address) => {
    expect(keptAddress(registry, place(pathname, search))).toBe(address);
  });

  it.each(['/secret', '/ancien', '/seul', '/nulle-part'])('%s is not kept', (pathname) => {
    expect(keptAddress(registry, place(pathname))).toBeUndefined();
  });

  it('a page of a part that is closed, or of another origin, is not kept', () => {
    const closed = buildRegistryRemote([version], { enabled: false });
    const foreign = { ...version, baseUrl: 'https://ailleurs.exemple.dz/public/' };
    for (const remote of [closed, buildRegistryRemote([foreign])]) {
      expect(keptAddress(buildRegistry({ public: remote }), place('/plan'))).toBeUndefined();
    }
  });
});

describe('what is to be kept', () => {
  it('is the page that is shown, and those that remotes want, each with its files and calls', async () => {
    const pages = await pagesToKeep({
      ...wanted,
      fetched: [
        '/v1/hall/1/drawing/2',
        '/v1/notification',
        '/remotes/public/files/seen.ffffffff.js',
        '/registry.json',
      ],
    });
    expect(pages).toEqual([
      {
        address: '/plan',
        visited: true,
        files: [
          '/remotes/public/1.0.0-0123456789abcdef/mf-manifest.json',
          '/remotes/public/files/entry.aaaaaaaa.js',
          '/remotes/public/files/locale-fr-json.bbbbbbbb.js',
          '/remotes/public/files/plan.cccccccc.js',
          '/remotes/public/files/late.eeeeeeee.js',
          '/remotes/public/files/seen.ffffffff.js',
        ],
        data: ['/v1/edition', '/v1/hall', '/v1/hall/1/drawing/2'],
      },
      expect.objectContaining({ address: '/liste', visited: false, data: ['/v1/exhibitor'] }),
    ]);
  });

  it('has the call of the row that is shown', async () => {
    const pages = await pagesToKeep({ ...wanted, place: place('/liste', '?exposant=7') });
    expect(pages[0]).toMatchObject({
      address: '/liste?exposant=7',
      data: ['/v1/exhibitor', '/v1/exhibitor/7'],
    });
  });

  it('is the page that is shown alone for who saves data, and nothing on a page of somebody that wants the network', async () => {
    const seen = await pagesToKeep({ ...wanted, unseen: false });
    expect(seen.map(({ address }) => address)).toEqual(['/plan']);
    expect(await pagesToKeep({ ...wanted, place: place('/secret'), unseen: false })).toEqual([]);
  });

  it('is a page for signed-in people where it wants it, for who has opened it', async () => {
    const unseen = await pagesToKeep({ ...wanted, place: place('/contact') });
    expect(unseen.map(({ address }) => address)).not.toContain('/mine');
    const seen = await pagesToKeep({ ...wanted, place: place('/mine'), unseen: false });
    expect(seen).toMatchObject([{ address: '/mine', visited: true, data: [] }]);
  });
});
