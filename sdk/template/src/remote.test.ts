import { descriptor } from './descriptor';
import remote from './remote';

it('has a page for every route of its descriptor, and no other', () => {
  expect(Object.keys(remote.routes)).toEqual(descriptor.routes.map(({ path }) => path));
  expect(Object.keys(remote.slots)).toEqual(descriptor.slots);
});

it('speaks of itself as its descriptor does', () => {
  expect([remote.name, remote.contract]).toEqual([descriptor.name, descriptor.contract]);
});
