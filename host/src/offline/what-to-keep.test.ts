/** @jest-environment @mosta/portal-sdk/jest/page */
import {
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

const wanted = {
  registry,
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
  it('is the page that is shown, and those that remotes want, each with its calls, and with what was fetched', () => {
    const pages = pagesToKeep({
      ...wanted,
      fetched: [
        '/v1/hall/1/drawing/2',
        '/v1/notification',
        '/remotes/public/files/seen.ffffffff.js',
        '/remotes/public/files/seen.ffffffff.js',
        '/registry.json',
      ],
    });
    expect(pages).toEqual([
      {
        address: '/plan',
        visited: true,
        files: ['/remotes/public/files/seen.ffffffff.js'],
        data: ['/v1/edition', '/v1/hall', '/v1/hall/1/drawing/2'],
      },
      { address: '/liste', visited: false, files: [], data: ['/v1/exhibitor'] },
    ]);
  });

  it('has the call of the row that is shown', () => {
    const pages = pagesToKeep({ ...wanted, place: place('/liste', '?exposant=7') });
    expect(pages[0]).toMatchObject({
      address: '/liste?exposant=7',
      data: ['/v1/exhibitor', '/v1/exhibitor/7'],
    });
  });

  it('is the page that is shown alone for who saves data, and nothing on a page of somebody that wants the network', () => {
    const seen = pagesToKeep({ ...wanted, unseen: false });
    expect(seen.map(({ address }) => address)).toEqual(['/plan']);
    expect(pagesToKeep({ ...wanted, place: place('/secret'), unseen: false })).toEqual([]);
  });

  it('is a page for signed-in people where it wants it, for who has opened it', () => {
    const unseen = pagesToKeep({ ...wanted, place: place('/contact') });
    expect(unseen.map(({ address }) => address)).not.toContain('/mine');
    const seen = pagesToKeep({ ...wanted, place: place('/mine'), unseen: false });
    expect(seen).toMatchObject([{ address: '/mine', visited: true, data: [] }]);
  });
});
