import { clampCamera, fitCamera, homeCamera, revealCamera, toPlan, zoomAt } from './camera';

const plan = { width: 1500, height: 300 };
const desk = { width: 1050, height: 290 };
const phone = { width: 350, height: 340 };

describe('camera', () => {
  it('shows the whole plan with 25 pixels around it', () => {
    const { scale, x, y } = fitCamera(desk, plan);
    expect(scale).toBeCloseTo(1000 / 1500);
    expect(x).toBeCloseTo(25);
    expect(y).toBeCloseTo(45);
    expect(homeCamera(desk, plan)).toEqual(fitCamera(desk, plan));
  });

  it('starts a phone at a legible size, at the start of the hall', () => {
    const home = homeCamera(phone, plan);
    expect(home.scale).toBeCloseTo(290 / 300);
    expect(home.x).toBe(25);
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    const before = zoomAt(fitCamera(desk, plan), 3, 500, 140, desk, plan);
    const after = zoomAt(before, 1.3, 400, 150, desk, plan);
    expect(toPlan(after, 400, 150)[0]).toBeCloseTo(toPlan(before, 400, 150)[0]);
  });

  it('never zooms out beyond the plan, nor loses it from the sheet', () => {
    expect(zoomAt(fitCamera(desk, plan), 0.1, 0, 0, desk, plan)).toEqual(fitCamera(desk, plan));
    const far = clampCamera({ scale: 2, x: -99999, y: 99999 }, desk, plan);
    expect(far.x).toBe(desk.width - 3000 - 25);
    expect(far.y).toBe(25);
  });

  it('moves to a shape only when it is out of sight', () => {
    const home = homeCamera(phone, plan);
    const near = { minX: 60, minY: 84, maxX: 130, maxY: 110 };
    const far = { minX: 1400, minY: 84, maxX: 1440, maxY: 110 };
    expect(revealCamera(home, near, phone, plan)).toBe(home);
    const revealed = revealCamera(home, far, phone, plan);
    const x = 1420 * revealed.scale + revealed.x;
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(phone.width);
  });
});
