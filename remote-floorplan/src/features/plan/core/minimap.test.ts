import { fitCamera, toPlan, zoomAt } from './camera';
import { centreCamera, minimapSize, ringsByStatus, windowOf } from './minimap';

const plan = { width: 1500, height: 300 };
const sheet = { width: 1050, height: 500 };
const phone = { width: 350, height: 500 };

describe('the picture of the whole hall', () => {
  it('takes a part of the sheet, in the form of the hall', () => {
    expect(minimapSize(sheet, plan)).toEqual({ width: 200, height: 40 });
    expect(minimapSize(phone, plan)).toEqual({ width: 126, height: 25 });
    expect(minimapSize(sheet, { width: 100, height: 200 })).toEqual({ width: 48, height: 96 });
  });

  it('has no window while the whole is in view', () => {
    expect(windowOf(fitCamera(sheet, plan), sheet, plan)).toBeUndefined();
  });

  it('shows which part is in view, cut at the edges of the hall', () => {
    const camera = zoomAt(fitCamera(sheet, plan), 3, 0, 250, sheet, plan);
    const window = windowOf(camera, sheet, plan);
    expect(window).toMatchObject({ x: 0, width: toPlan(camera, sheet.width, 0)[0] });
    expect(window?.height).toBeCloseTo(sheet.height / camera.scale);
  });

  it('brings a point into the middle, and stops at the edges', () => {
    const camera = { scale: 4, x: -100, y: -100 };
    const [x, y] = toPlan(centreCamera(camera, [700, 150], sheet, plan), 525, 250);
    expect([x, y]).toEqual([700, 150]);
    expect(centreCamera(camera, [0, 0], sheet, plan)).toEqual({ scale: 4, x: 25, y: 25 });
  });

  it('groups the outlines by state, and leaves out what has none', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const;
    const shape = (key: string, code?: string) => ({
      key,
      code,
      rings: [square.map(([x, y]): [number, number] => [x, y])],
      rule: 'nonzero' as const,
      bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
      colour: 'grey' as const,
      available: true,
    });
    const shapes = [shape('1', 'A01'), shape('2', 'A02'), shape('3', 'B01'), shape('4')];
    const rings = ringsByStatus(
      { shapes },
      new Map([
        ['A01', 'free'],
        ['A02', 'free'],
        ['B01', 'held'],
      ]),
    );
    expect([...rings].map(([status, { length }]) => [status, length])).toEqual([
      ['free', 2],
      ['held', 1],
    ]);
  });
});
