import { remainingOf, thresholdOf } from './remaining-time';

const MINUTE = 60_000;

describe('what is left of a hold', () => {
  it.each([
    [-5, { unit: 'clock', text: '00:00' }],
    [1, { unit: 'clock', text: '00:01' }],
    [9 * MINUTE + 4100, { unit: 'clock', text: '09:05' }],
    [60 * MINUTE - 1000, { unit: 'clock', text: '59:59' }],
    [60 * MINUTE, { unit: 'hours', hours: 1, minutes: 0 }],
    [25.5 * 60 * MINUTE, { unit: 'days', days: 1, hours: 1 }],
    [48 * 60 * MINUTE, { unit: 'days', days: 2, hours: 0 }],
  ])('%d ms', (left, expected) => {
    expect(remainingOf(left)).toEqual(expected);
  });

  it('is said aloud at an hour, ten, five and one minute', () => {
    const said = [90, 60, 59, 10.5, 10, 6, 5, 1.5, 1, 0].map((m) => thresholdOf(m * MINUTE));
    expect(said).toEqual([undefined, 60, 60, 60, 10, 10, 5, 5, 1, 1]);
  });
});
