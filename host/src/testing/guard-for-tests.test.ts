/** @jest-environment @mosta/portal-sdk/jest/page */
import { guardForTests } from './guard-for-tests';

// what is guarded stays guarded: these tests have a file, and with it a page, of their own
beforeAll(guardForTests);

it('keeps what all parts share where a team tests', () => {
  const stack = `Error\n    at evaluate (${location.origin}/remotes/hotels/1.0.0/route.js:1:1)`;
  const { addEventListener } = EventTarget.prototype;
  const patch = () =>
    Reflect.set(EventTarget.prototype, 'addEventListener', () => undefined, EventTarget.prototype);
  jest.spyOn(globalThis, 'Error').mockImplementation(() => ({ name: '', message: '', stack }));
  expect(patch).toThrow('The remote "hotels" may not replace "addEventListener".');
  jest.mocked(globalThis.Error).mockRestore();
  expect(EventTarget.prototype.addEventListener).toBe(addEventListener);
});

it('lets nobody add a method to what all parts share', () => {
  const add = () => Object.assign(Array.prototype, { lastOne: () => 1 });
  expect(add).toThrow(TypeError);
  expect('lastOne' in []).toBe(false);
});
