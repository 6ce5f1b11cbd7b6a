import { act, screen } from '@testing-library/react';
import { renderExhibitor } from '../../testing';
import { HoldCountdown } from './hold-countdown';

const START = Date.parse('2026-11-20T10:00:00.000Z');

/** Texts arrive by real time; only the clock and its beat are held. */
const REAL = [
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: [...REAL] }));
afterEach(() => jest.useRealTimers());

const left = () => screen.getByRole('timer').textContent?.replaceAll('\u00a0', ' ');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('counts down to the end, and reports it once', async () => {
  const over = jest.fn();
  await renderExhibitor(
    <HoldCountdown endsAt={Date.parse('2026-11-20T11:00:03.000Z')} onOver={over} />,
  );
  expect(left()).toBe('Jusqu’au 20 novembre 2026 à 12h00, encore 1 h 00');
  pass(4_000);
  expect(left()).toBe('Jusqu’au 20 novembre 2026 à 12h00, encore 59 min 59 s');
  pass(59 * 60_000 + 58_000);
  expect(left()).toBe('Jusqu’au 20 novembre 2026 à 12h00, encore 0 min 01 s');
  expect(over).not.toHaveBeenCalled();
  pass(5_000);
  expect(screen.getByText('L’option a pris fin.')).toBeVisible();
  expect(over).toHaveBeenCalledTimes(1);
});
