import { newPlaces, pictureName } from './addresses';

const ORIGIN = 'http://localhost:3000';
const DOSSIER = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

it('takes one of many places that differ by what they are about', () => {
  const known = new Set<string>();
  const links = [
    `${ORIGIN}/organisation/dossiers?dossier=${DOSSIER}`,
    `${ORIGIN}/organisation/dossiers?dossier=${OTHER}`,
    `${ORIGIN}/organisation/dossiers?tri=company&dossier=${OTHER}`,
    '/organisation/contenus?sorte=hotels',
    '/organisation/contenus?sorte=offres',
    'https://exemple.dz/organisation/dossiers',
  ];
  expect(newPlaces(links, known, ORIGIN)).toEqual([
    `/organisation/dossiers?dossier=${DOSSIER}`,
    '/organisation/contenus?sorte=hotels',
    '/organisation/contenus?sorte=offres',
  ]);
  expect(newPlaces(links, known, ORIGIN)).toEqual([]);
});

it('knows an address in another spelling', () => {
  const known = new Set<string>();
  expect(newPlaces(['/Contact', '/contact'], known, ORIGIN)).toEqual(['/Contact']);
});

it('names pictures without what no file name may have', () => {
  expect(pictureName('/')).toBe('accueil');
  expect(pictureName(`/organisation/dossiers?dossier=${DOSSIER}`)).toBe(
    'organisation-dossiers-dossier-x',
  );
});
