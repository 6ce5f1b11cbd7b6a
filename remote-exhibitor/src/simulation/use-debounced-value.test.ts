/** @jest-environment @mosta/portal-sdk/jest/page */
import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value';

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
