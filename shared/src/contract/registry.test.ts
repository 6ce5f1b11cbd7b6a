import { buildRegistry, buildRegistryRemote, buildRegistryVersion } from '../testing/registry';
import type { RouteDescriptor } from './descriptor';
import { matchRoute, openTwin } from './registry';

const text = { fr: 'Page', en: 'Page', ar: 'Page' };
const page = (path: string, guarded = false): RouteDescriptor => ({
  ...{ path, guarded, title: text, description: text, frame: 'site' },
});
const OFFICE = page('/organisation', true);
const registry = buildRegistry({
  office: buildRegistryRemote([buildRegistryVersion({ routes: [OFFICE, page('/compte', true)] })]),
  site: buildRegistryRemote([
    buildRegistryVersion({ routes: [page('/Organisation'), page('/contact')] }),
  ]),
});

it.each([
  ['/contact', '/contact'],
  ['/Contact/', '/contact'],
  ['/COMPTE', '/compte'],
  ['/organisation', '/organisation'],
  ['/organisation/', '/organisation'],
  ['/Organisation', '/Organisation'],
  ['/ORGANISATION', '/Organisation'],
  ['/organisatioN', '/Organisation'],
  ['/nulle-part', undefined],
])('leads %s to %s', (address, path) => {
  expect(matchRoute(registry, address)?.route.path).toBe(path);
});

it('leads to a route with rows below its path, unless the address is another route’s', () => {
  const rows = { list: 'v1/former', title: 'title', description: 'text' };
  const routes = [{ ...page('/edition'), rows }, page('/edition/plan'), page('/contact')];
  const own = buildRegistry({ site: buildRegistryRemote([buildRegistryVersion({ routes })]) });
  const found = (address: string) => matchRoute(own, address)?.route.path;
  for (const address of ['/edition', '/edition/2025/exposants', '/Edition/2025/'])
    expect(found(address)).toBe('/edition');
  expect(found('/edition/plan')).toBe('/edition/plan');
  for (const address of ['/editions', '/edition2025', '/contact/2025'])
    expect(found(address)).toBeUndefined();
});

it('knows the open page beside a guarded one', () => {
  expect(openTwin(registry, OFFICE)?.route.path).toBe('/Organisation');
  expect(openTwin(registry, page('/compte', true))).toBeUndefined();
  expect(openTwin(registry, page('/Organisation'))).toBeUndefined();
});
