import { containerName } from './loading';
import {
  isOfLanguage,
  prerenderedFrame,
  prerenderedPage,
  prerenderedPlaceholder,
  routeChunk,
  versionPath,
} from './published';

it.each([
  ['/', 'route-home'],
  ['/PlanSalon', 'route-plansalon'],
  ['/foo/Bar-baz', 'route-foo-bar-baz'],
])('names the chunk of %s', (path, chunk) => {
  expect(routeChunk(path)).toBe(chunk);
});

it('names what lies beside a version', () => {
  expect(versionPath('hotels', '1.0.0-abc')).toBe('/remotes/hotels/1.0.0-abc/');
  expect(prerenderedPage('ar', '/PlanSalon')).toBe('prerender/ar/plansalon.html');
  expect(prerenderedFrame('fr')).toBe('prerender/fr.html');
  expect(prerenderedPlaceholder('fr', 'unknown')).toBe('prerender/fr-unknown.html');
});

it.each([
  ['files/locale-fr-json.aaaaaaaa.js', true],
  ['files/public-locale-fr-json-3.aaaaaaaa.js', true],
  ['files/locale-ar-json-1.aaaaaaaa.js', false],
  ['files/plan-way.aaaaaaaa.js', true],
])('tells whether %s is of French: %s', (file, expected) => {
  expect(isOfLanguage(file, 'fr')).toBe(expected);
});

it('gives each version a container of its own, whose name is an identifier', () => {
  expect(containerName('my-hotels', '1.0.0-ab.c')).toBe('mosta_my_hotels_1_0_0_ab_c');
});
