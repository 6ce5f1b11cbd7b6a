import { safeNextPath } from './next-path';

describe('safeNextPath', () => {
  it.each([
    '/dashboard-exposant?vue=fournitures',
    '/PlanSalon?stand=B49',
    '/contact#equipe',
    '/login?invitation=jeton',
  ])('follows %s', (path) => {
    expect(safeNextPath(path, '/chez-soi')).toBe(path);
  });

  it.each([
    [null],
    [''],
    ['contact'],
    ['https://exemple.org/'],
    ['//exemple.org'],
    ['/\\exemple.org'],
    ['/.//exemple.org'],
    ['/\t/exemple.org'],
    ['javascript:alert(1)'],
    ['/login'],
    ['/Signup?next=%2Fx'],
  ])('leads home in place of %j', (path) => {
    expect(safeNextPath(path, '/chez-soi')).toBe('/chez-soi');
  });
});
