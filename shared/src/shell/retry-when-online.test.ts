/** @jest-environment @mosta/portal-sdk/jest/page */
import { waitFor } from '@testing-library/react';
import { retryWhenOnline } from './retry-when-online';

const lost = () => Promise.reject(new Error('Loading chunk 7 failed'));
const online = () => window.dispatchEvent(new Event('online'));

it('tries again when the network has returned, and starts once', async () => {
  const load = jest.fn().mockImplementationOnce(lost).mockResolvedValue('code');
  const start = jest.fn(() => () => undefined);
  const stop = retryWhenOnline(load, start);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  online();
  await waitFor(() => expect(start).toHaveBeenCalledWith('code'));
  online();
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

it('cleans up what was started', async () => {
  const cleanup = jest.fn();
  const start = jest.fn(() => cleanup);
  const stop = retryWhenOnline(async () => 'code', start);
  await waitFor(() => expect(start).toHaveBeenCalled());
  stop();
  expect(cleanup).toHaveBeenCalledTimes(1);
});

it('starts nothing that is loaded after the end, and tries no more', async () => {
  const start = jest.fn(() => () => undefined);
  retryWhenOnline(async () => 'code', start)();
  const load = jest.fn(lost);
  const stop = retryWhenOnline(load, start);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  online();
  expect(load).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});
