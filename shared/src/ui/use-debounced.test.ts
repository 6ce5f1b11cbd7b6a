/** @jest-environment @mosta/portal-sdk/jest/page */
import { renderHook } from '@testing-library/react';
import { useDebouncedCallback } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs the last action only, and none after unmounting', () => {
  const { result, unmount } = renderHook(() => useDebouncedCallback(300));
  const [first, second, third] = [jest.fn(), jest.fn(), jest.fn()];
  result.current(first);
  result.current(second);
  jest.advanceTimersByTime(300);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  result.current(third);
  unmount();
  jest.advanceTimersByTime(300);
  expect(third).not.toHaveBeenCalled();
});
