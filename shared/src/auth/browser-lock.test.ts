/** @jest-environment @mosta/portal-sdk/jest/page */
import { withBrowserLock } from './browser-lock';

afterEach(() => localStorage.clear());

/** jsdom has no Web Locks, as an insecure context: the lease in local storage is what runs here. */
describe('withBrowserLock without Web Locks', () => {
  it('runs one piece of work at a time under one name', async () => {
    expect(navigator.locks).toBeUndefined();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withBrowserLock('test', work)));
    expect(most).toBe(1);
  });

  it('frees the name after a failure', async () => {
    await expect(withBrowserLock('test', () => Promise.reject(new Error('no')))).rejects.toThrow();
    await expect(withBrowserLock('test', async () => 'done')).resolves.toBe('done');
  });

  it('takes over from a tab that was closed while it held the lease', async () => {
    localStorage.setItem('lease:test', `closed-tab ${Date.now() - 1}`);
    await expect(withBrowserLock('test', async () => 'done')).resolves.toBe('done');
  });
});

it('uses Web Locks where the browser has them', async () => {
  const request = jest.fn((_name: string, work: () => unknown) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(withBrowserLock('test', async () => 'done')).resolves.toBe('done');
  expect(request).toHaveBeenCalledWith('test', expect.any(Function));
  Reflect.deleteProperty(navigator, 'locks');
});
