/** @jest-environment @mosta/portal-sdk/jest/page */
import { buildRegistry, buildRegistryRemote } from '@mosta/shared/testing/registry';
import { guardGlobals } from './global-guard';
import { collectFailures } from './testing';

const registry = buildRegistry({ hotels: buildRegistryRemote() });
const own = () => 'own';
const other = () => 'other';
const reports = collectFailures(registry);

function guarded(strict: boolean) {
  const holder = { fetch: own };
  guardGlobals(strict, [[holder, ['fetch']]]);
  return holder;
}

/** Runs something as if the code lay in a remote. */
function asRemote(run: () => void): void {
  const stack = `Error\n    at evaluate (${location.origin}/remotes/hotels/1.0.0/route.js:1:1)`;
  jest.spyOn(globalThis, 'Error').mockImplementation(() => ({ name: '', message: '', stack }));
  try {
    run();
  } finally {
    jest.mocked(globalThis.Error).mockRestore();
  }
}

const report = {
  remote: 'hotels',
  version: '1.0.0',
  phase: 'runtime',
  code: 'GLOBAL_REPLACED',
  ms: 0,
};

it('keeps a global that a remote replaces, and reports the remote', () => {
  const holder = guarded(false);
  asRemote(() => {
    holder.fetch = other;
  });
  expect(holder.fetch()).toBe('own');
  expect(reports()).toEqual([report]);
});

it('throws in the remote’s face where a team tests', () => {
  const holder = guarded(true);
  const replace = () => Object.assign(holder, { fetch: other });
  asRemote(() => expect(replace).toThrow('The remote "hotels" may not replace "fetch".'));
  expect(holder.fetch()).toBe('own');
});

it('leaves no way around', () => {
  const holder = guarded(false);
  expect(() => Object.defineProperty(holder, 'fetch', { value: other })).toThrow(TypeError);
  expect(holder.fetch()).toBe('own');
});

it('lets tools that belong to no remote replace a global', () => {
  const holder = guarded(true);
  holder.fetch = other;
  expect(holder.fetch()).toBe('other');
  expect(reports()).toEqual([]);
});

it('guards a prototype, and lets each object have a method of its own', () => {
  const prototype = guarded(true);
  const one = Object.create(prototype) as typeof prototype;
  const another = Object.create(prototype) as typeof prototype;
  asRemote(() => {
    one.fetch = other;
  });
  expect([one.fetch(), another.fetch(), prototype.fetch()]).toEqual(['other', 'own', 'own']);
  asRemote(() => expect(() => Object.assign(prototype, { fetch: other })).toThrow('replace'));
});
