/** @jest-environment @mosta/portal-sdk/jest/page */
import { between } from './flight';

const from = { scale: 1, x: 0, y: 0 };

describe('a flight of the camera', () => {
  it('begins and ends where it should', () => {
    const to = { scale: 4, x: -300, y: -90 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toBe(to);
  });

  it('keeps the point about which it zooms', () => {
    // Twice as large about the point (100, 50) of the sheet.
    const { scale, x, y } = between(from, { scale: 2, x: -100, y: -50 }, 0.5);
    expect(x + 100 * scale).toBeCloseTo(100);
    expect(y + 50 * scale).toBeCloseTo(50);
  });

  it('moves evenly where nothing is zoomed', () => {
    expect(between(from, { scale: 1, x: 80, y: 20 }, 0.25)).toEqual({ scale: 1, x: 20, y: 5 });
  });
});
