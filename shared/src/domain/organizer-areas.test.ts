import { AREAS, levelIn, mayRead, mayWrite } from './organizer-areas';
import { ORGANIZER_ROLES } from './organizer-roles';

it('lets an owner do everything', () => {
  expect(AREAS.filter((area) => !mayWrite('owner', area))).toEqual([]);
});

it('lets every organiser keep the own account', () => {
  expect(ORGANIZER_ROLES.filter((role) => !mayWrite(role, 'own'))).toEqual([]);
});

it('lets a reader change nothing of the fair', () => {
  expect(AREAS.filter((area) => mayWrite('reader', area))).toEqual(['own']);
});

it.each([
  ['manager', 'participation', 'write'],
  ['manager', 'payment', 'read'],
  ['manager', 'organizer', undefined],
  ['accountant', 'payment', 'write'],
  ['accountant', 'participation', 'read'],
  ['accountant', 'staff', undefined],
  ['gate', 'entrance', 'write'],
  ['gate', 'participation', undefined],
] as const)('lets a %s in the area %s: %s', (role, area, level) => {
  expect(levelIn(role, area)).toBe(level);
  expect(mayRead(role, area)).toBe(level !== undefined);
});
