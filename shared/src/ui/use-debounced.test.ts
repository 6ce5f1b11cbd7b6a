import { act, renderHook } from '@testing-library/react';
import { useDebouncedCallback, useDebouncedValue } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a value once it has not changed for a while', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 300), {
    initialProps: { value: 1 },
  });
  rerender({ value: 2 });
  act(() => jest.advanceTimersByTime(200));
  rerender({ value: 3 });
  act(() => jest.advanceTimersByTime(200));
  expect(result.current).toBe(1);
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe(3);
});

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
