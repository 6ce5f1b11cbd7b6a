/** @jest-environment @mosta/portal-sdk/jest/page */
import { SCRIPT_TIMEOUT_MS } from '@mosta/shared/contract/loading';
import { loadContainer } from './container';

let count = 0;
let entry = { address: '', globalName: '', integrity: '' };
const shared = { default: { react: {} } };

beforeEach(() => {
  count += 1;
  const globalName = `mosta_hotels_${count}`;
  entry = { address: `${location.origin}/files/hotels.${count}.js`, globalName, integrity: '' };
});
afterEach(() => jest.useRealTimers());

const script = () => document.head.querySelector('script');

function container() {
  return { init: jest.fn(), get: jest.fn() };
}

/** The script runs and leaves something under the global's name. */
function arrive(left?: object): void {
  if (left) Reflect.set(globalThis, entry.globalName, left);
  script()?.dispatchEvent(new Event('load'));
}

it('runs an entry once, and lets its container know the shared modules', async () => {
  const left = container();
  const opened = [loadContainer(entry, shared, false), loadContainer(entry, shared, false)];
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  arrive(left);
  expect(await Promise.all(opened)).toEqual([left, left]);
  expect(script()).toBeNull();
  expect(left.init).toHaveBeenCalledTimes(1);
  const [scope, , options] = left.init.mock.calls[0] ?? [];
  expect(scope).toBe(shared.default);
  // what entries of all versions take out of it, and what they spread into their own options
  expect(options.shareScopeMap).toBe(shared);
  expect({ ...options }).toEqual({ version: '', shareScopeKeys: 'default' });
});

it.each([
  ['with a hash', '', 'sha384-abc', 'anonymous'],
  ['of another origin', 'https://hotels.exemple.dz', '', 'anonymous'],
  ['of the portal without a hash', '', '', null],
])('asks for a script %s as the preload did', (_case, origin, integrity, cors) => {
  const { pathname } = new URL(entry.address);
  const address = (origin || location.origin) + pathname;
  loadContainer({ ...entry, address, integrity }, shared, false).catch(() => undefined);
  expect(script()).toMatchObject({ src: address, async: true });
  // jsdom knows neither property until it is set
  expect(script()?.integrity ?? '').toBe(integrity);
  expect(script()?.crossOrigin ?? null).toBe(cors);
  script()?.dispatchEvent(new Event('error'));
});

it('tries again after a script that did not come', async () => {
  const failed = loadContainer(entry, shared, false);
  script()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toMatchObject({ phase: 'script', code: 'SCRIPT_FAILED' });
  const left = container();
  const again = loadContainer(entry, shared, false);
  arrive(left);
  expect(await again).toBe(left);
});

it('gives a script up that hangs', async () => {
  jest.useFakeTimers();
  const failed = loadContainer(entry, shared, false);
  jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS);
  await expect(failed).rejects.toMatchObject({ code: 'SCRIPT_FAILED' });
  expect(script()).toBeNull();
});

it('runs an entry again for a fresh attempt, and takes nothing that the first run has left', async () => {
  const first = loadContainer(entry, shared, false);
  arrive(container());
  await first;
  const fresh = loadContainer(entry, shared, true);
  arrive();
  await expect(fresh).rejects.toMatchObject({ code: 'SCRIPT_FAILED' });
  const left = container();
  const again = loadContainer(entry, shared, true);
  arrive(left);
  expect(await again).toBe(left);
});
