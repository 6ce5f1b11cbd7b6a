import { HOMES } from '@mosta/shared/contract/homes';
import { ROLES } from '@mosta/shared/schemas/account.schema';
import { descriptor } from './descriptor';
import remote from './remote';

it('has a page for every route of its descriptor, and no other', () => {
  const routes = descriptor.routes.filter(({ redirectTo }) => !redirectTo).map(({ path }) => path);
  expect(Object.keys(remote.routes).sort()).toEqual(routes.sort());
  expect(remote.name).toBe(descriptor.name);
});

it('guards the homes of the roles alone, each for its role, and sends /form to the participation form', () => {
  const guarded = descriptor.routes.filter(({ guarded }) => guarded);
  expect(guarded.map(({ path, roles }) => [path, roles])).toEqual(
    ROLES.map((role) => [HOMES[role], [role]]),
  );
  expect(descriptor.routes.find(({ path }) => path === '/form')?.redirectTo).toBe('/formulaire');
});

it('gives organisers a home that is no public page, however the address is spelt', () => {
  const { routes } = descriptor;
  const same = routes.filter(({ path }) => path.toLowerCase() === HOMES.Organizer.toLowerCase());
  expect(same).toHaveLength(1);
  expect(HOMES.Organizer.toLowerCase()).not.toBe('/organisation');
});
