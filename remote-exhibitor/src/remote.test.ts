import { HOMES } from '@mosta/shared/contract/homes';
import { descriptor } from './descriptor';
import remote from './remote';

it('has a page for every route of its descriptor, and no other', () => {
  const routes = descriptor.routes.filter(({ redirectTo }) => !redirectTo).map(({ path }) => path);
  expect(Object.keys(remote.routes).sort()).toEqual(routes.sort());
  expect(remote.name).toBe(descriptor.name);
});

it('guards the home of exhibitors and their contacts, and sends /form to the participation form', () => {
  const guarded = descriptor.routes.filter(({ guarded }) => guarded);
  expect(guarded.map(({ path, roles }) => [path, roles])).toEqual([
    [HOMES.Exhibitor, ['Exhibitor']],
    ['/exposant/contacts', ['Exhibitor']],
  ]);
  expect(descriptor.routes.find(({ path }) => path === '/form')?.redirectTo).toBe('/formulaire');
});
