import { compareCatalogues } from '@mosta/shared/testing/compare-catalogues';
import { descriptor } from './descriptor';
import ar from './locales/ar.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import remote from './remote';

/** Route table of the specification, section 2, less the routes of the other remotes. */
const SPECIFIED = [
  ...['/', '/visiteur', '/program', '/Apropos', '/ActualitesPress', '/MostaExpo', '/Organisation'],
  ...['/ExposantConfirme', '/Secteur', '/SponsoringText', '/Message', '/contact', '/exposant'],
  ...['/visitor-badges', '/date-lieu', '/stuff', '/Sponsoringpage', '/journaliste', '/mostaganem'],
  ...['/media-kit', '/conferences', '/animations', '/innovation-corner', '/visiteurInternational'],
  ...['/business-corner', '/street-food', '/world-food', '/food-market'],
];

/** Routes of the project's own: one's own visit, the small print of the footer, and former editions. */
const FURTHER = ['/ma-visite', '/mentions-legales', '/confidentialite', '/edition'];

const declared = descriptor.routes.map((route) => route.path);

test('every specified route is declared once, whatever the case, and no other', () => {
  expect([...declared].sort()).toEqual([...SPECIFIED, ...FURTHER].sort());
  expect(new Set(declared.map((path) => path.toLowerCase())).size).toBe(declared.length);
});

test('every declared route has a page, and every page a route', async () => {
  expect(Object.keys(remote.routes).sort()).toEqual([...declared].sort());
  for (const load of Object.values(remote.routes)) {
    expect(typeof (await load()).default).toBe('function');
  }
});

test('titles are distinct in every language', () => {
  for (const language of ['fr', 'en', 'ar'] as const) {
    const titles = descriptor.routes.map((route) => route.title[language]);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('navigation leads to declared routes, no two entries of a group at the same place', () => {
  for (const entry of descriptor.navigation) expect(declared).toContain(entry.path);
  const places = descriptor.navigation.map(({ group, order }) => `${group} ${order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('a menu or the site map leads to every page', () => {
  const inMenus = new Set(descriptor.navigation.map(({ path }) => path));
  const hidden = descriptor.routes.filter(({ path, listed }) => !listed && !inMenus.has(path));
  expect(hidden.map(({ path }) => path)).toEqual(['/']);
});

test('the three catalogues say the same things', () => {
  expect(compareCatalogues({ fr, en, ar })).toEqual([]);
});
