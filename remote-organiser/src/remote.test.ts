import { HOMES } from '@mosta/shared/contract/homes';
import { descriptor } from './descriptor';
import { PAGES } from './features/frame/pages';
import { PATHS } from './paths';
import remote from './remote';

it('has a page for every route of its descriptor, and no other', () => {
  expect(Object.keys(remote.routes).sort()).toEqual(
    descriptor.routes.map(({ path }) => path).sort(),
  );
  expect(remote.name).toBe(descriptor.name);
});

it('is for organisers alone, below their home', () => {
  for (const { path, guarded, roles, frame } of descriptor.routes) {
    expect([path.startsWith(HOMES.Organizer), guarded, roles, frame]).toEqual([
      ...[true, true, ['Organizer'], 'app'],
    ]);
  }
});

it('lists every page in the navigation', () => {
  expect(PAGES.map(({ name }) => PATHS[name]).sort()).toEqual(Object.values(PATHS).sort());
});
