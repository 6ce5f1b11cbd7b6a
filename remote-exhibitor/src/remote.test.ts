import { descriptor } from './descriptor';
import remote from './remote';

it('has a page for every route of its descriptor, and no other', () => {
  const routes = descriptor.routes.filter(({ redirectTo }) => !redirectTo).map(({ path }) => path);
  expect(Object.keys(remote.routes).sort()).toEqual(routes.sort());
  expect(remote.name).toBe(descriptor.name);
});

it('guards the dashboard alone, and sends /form to the participation form', () => {
  expect(descriptor.routes.filter(({ guarded }) => guarded).map(({ path }) => path)).toEqual([
    '/dashboard-exposant',
  ]);
  expect(descriptor.routes.find(({ path }) => path === '/form')?.redirectTo).toBe('/formulaire');
});
