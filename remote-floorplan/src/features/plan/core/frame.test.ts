import { frameAround } from './frame';

const PLAN = { width: 1500, height: 300 };
const box = (minX: number, minY: number, size = 20) => ({
  bounds: { minX, minY, maxX: minX + size, maxY: minY + size },
});

describe('the part of the hall around some stands', () => {
  it('is the whole hall where there are none', () => {
    expect(frameAround([], PLAN)).toEqual({ x: 0, y: 0, width: 1500, height: 300 });
  });

  it('shows the surroundings of one stand, with the stand in the middle', () => {
    const { x, y, width, height } = frameAround([box(700, 140)], PLAN);
    expect([x + width / 2, y + height / 2]).toEqual([710, 150]);
    expect(width).toBeLessThan(500);
  });

  it.each([
    ['first', box(0, 0)],
    ['last', box(1480, 280)],
  ])('stays within the hall at its %s corner', (_name, stand) => {
    const { x, y, width, height } = frameAround([stand], PLAN);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PLAN.width);
    expect(y + height).toBeLessThanOrEqual(PLAN.height);
  });

  it('holds stands that lie apart', () => {
    const { x, width } = frameAround([box(100, 100), box(700, 100)], PLAN);
    expect(x).toBeLessThanOrEqual(100);
    expect([x + width >= 720, width < 900]).toEqual([true, true]);
  });

  it('is the whole hall where they lie all over it', () => {
    expect(frameAround([box(100, 100), box(1200, 100)], PLAN)).toEqual({
      x: 0,
      y: 0,
      width: 1500,
      height: 300,
    });
  });
});
