import { viewAddress, viewFilters } from './view-filters';

it('is the same view whatever the order of its parameters, the page and the open row', () => {
  const one = new URLSearchParams('etape=received&recherche=huile+d%27olive&page=3&dossier=1');
  const other = new URLSearchParams('recherche=huile%20d%27olive&etape=received&tri=');
  const leftOut = ['page', 'dossier'];
  expect(viewFilters(one, leftOut)).toBe('etape=received&recherche=huile+d%27olive');
  expect(viewFilters(other, leftOut)).toBe(viewFilters(one, leftOut));
  expect(viewFilters(new URLSearchParams('page=2'), leftOut)).toBe('');
});

it('keeps to the edition that is looked at', () => {
  expect(viewAddress('etape=received', new URLSearchParams('edition=2025&page=2'))).toBe(
    '?etape=received&edition=2025',
  );
  expect(viewAddress('', new URLSearchParams('etape=accepted'))).toBe('?');
});
