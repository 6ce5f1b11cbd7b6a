/** @jest-environment @mosta/portal-sdk/jest/page */
import { act, renderHook } from '@testing-library/react';
import { useNow } from './ui';

const START = Date.parse('2025-05-01T10:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('is renewed at its interval, and no more once the component is gone', () => {
  const { result, unmount } = renderHook(() => useNow(1000));
  pass(999);
  expect(result.current.getTime()).toBe(START);
  pass(1);
  expect(result.current.getTime()).toBe(START + 1000);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('rests while nothing counts down, and is read at once when something does', () => {
  const { result, rerender } = renderHook(({ counting }) => useNow(1000, { counting }), {
    initialProps: { counting: [] as string[] },
  });
  pass(2500);
  expect(result.current.getTime()).toBe(START);
  rerender({ counting: ['B49'] });
  expect(result.current.getTime()).toBe(START + 2500);
});
