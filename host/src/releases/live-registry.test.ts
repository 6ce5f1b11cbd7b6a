/** @jest-environment @mosta/portal-sdk/jest/page */
import { REGISTRY_CHANGED_EVENT } from '@mosta/shared/contract/published';
import type { Registry } from '@mosta/shared/contract/registry';
import {
  buildRegistry,
  buildRegistryRemote,
  buildRegistryVersion,
} from '@mosta/shared/testing/registry';
import { followRegistry, LiveRegistry } from './live-registry';

const versions = [
  buildRegistryVersion({ version: '1.0.0' }),
  buildRegistryVersion({ version: '1.1.0' }),
];
const hotels = (change: Partial<Registry['remotes'][string]> = {}) =>
  buildRegistry({ hotels: { ...buildRegistryRemote(versions), ...change } });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const portal: { answer: Registry | null; asked: number } = { answer: hotels(), asked: 0 };
  const live = new LiveRegistry(hotels(), async () => {
    portal.asked += 1;
    return portal.answer;
  });
  return { portal, live };
}

it('knows that a page would get another version once the portal has said so', async () => {
  const { portal, live } = setUp();
  const heard = jest.fn();
  live.subscribe(heard);
  expect(await live.check()).toBe(true);
  expect([live.isOutdated('hotels'), heard.mock.calls.length]).toEqual([false, 0]);
  portal.answer = hotels({ active: '1.1.0' });
  await Promise.all([live.check(), live.check()]);
  expect([live.isOutdated('hotels'), heard.mock.calls.length, portal.asked]).toEqual([true, 1, 2]);
  portal.answer = hotels();
  await live.check();
  expect(live.isOutdated('hotels')).toBe(false);
});

it('keeps what it knows while the portal does not answer', async () => {
  const { portal, live } = setUp();
  portal.answer = hotels({ active: '1.1.0' });
  await live.check();
  portal.answer = null;
  expect(await live.check()).toBe(false);
  expect(live.isOutdated('hotels')).toBe(true);
});

it('does not take a closed remote for an outdated one', async () => {
  const { portal, live } = setUp();
  portal.answer = hotels({ active: '1.1.0', enabled: false });
  await live.check();
  expect(live.isOutdated('hotels')).toBe(false);
});

it('is asked every few minutes, when the page comes back into view, and when the socket says so', async () => {
  const { portal, live } = setUp();
  const stop = followRegistry(live);
  await jest.advanceTimersByTimeAsync(30_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(portal.asked).toBe(0);
  await jest.advanceTimersByTimeAsync(31_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(portal.asked).toBe(1);
  dispatchEvent(new Event(REGISTRY_CHANGED_EVENT));
  dispatchEvent(new Event(REGISTRY_CHANGED_EVENT));
  await jest.advanceTimersByTimeAsync(5000);
  expect(portal.asked).toBe(2);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(portal.asked).toBe(4);
  stop();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(portal.asked).toBe(4);
});
