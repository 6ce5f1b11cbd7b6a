import { isPage } from './left-alone';

const at = (address: string) => isPage(new URL(address, 'https://salon.exemple.dz'));

it.each([
  '/',
  '/PlanSalon?stand=B49',
  '/ExposantConfirme?exposant=7',
  '/nulle-part',
  '/docs-presse',
])('answers for %s', (address) => expect(at(address)).toBe(true));

it.each([
  '/v1/stand',
  '/auth/login',
  '/_portal',
  '/docs',
  '/openapi.json',
  '/registry.json?page',
  '/manifest.webmanifest',
  '/remotes/public/1.0.0/remoteEntry.js',
  '/stubs/ok/remoteEntry.js',
  '/login?next=%2Forganisation',
  '/organisation',
  '/organisation/dossiers',
  '/dashboard-exposant',
  '/hebergement?mf.hotels=off',
  '/healthz',
])('leaves %s alone', (address) => expect(at(address)).toBe(false));
