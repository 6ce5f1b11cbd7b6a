import { comparableName } from './company-name';

it.each([
  ['SARL L’Épi d’Or', 'l epi d or'],
  ['S.A.R.L. Conserverie  EXEMPLE', 'conserverie exemple'],
  ['Conserverie-exemple, SPA', 'conserverie exemple'],
  ['شركة المثال', 'شركة المثال'],
  ['SARL', 'sarl'],
])('compares %s as %s', (name, compared) => {
  expect(comparableName(name)).toBe(compared);
});
