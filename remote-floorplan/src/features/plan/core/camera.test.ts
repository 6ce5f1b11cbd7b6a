import {
  clampCamera,
  fitCamera,
  homeCamera,
  revealCamera,
  showCamera,
  toPlan,
  zoomAt,
} from './camera';

const plan = { width: 1500, height: 300 };
const desktop = { width: 1050, height: 290 };
const phone = { width: 350, height: 340 };

describe('camera', () => {
  it('shows the whole plan with 25 pixels around it', () => {
    const { scale, x, y } = fitCamera(desktop, plan);
    expect(scale).toBeCloseTo(1000 / 1500);
    expect(x).toBeCloseTo(25);
    expect(y).toBeCloseTo(45);
    expect(homeCamera(desktop, plan)).toEqual(fitCamera(desktop, plan));
  });

  it('starts a phone at a legible size, at the start of the hall', () => {
    const home = homeCamera(phone, plan);
    expect(home.scale).toBeCloseTo(290 / 300);
    expect(home.x).toBe(25);
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    const before = zoomAt(fitCamera(desktop, plan), 3, 500, 140, desktop, plan);
    const after = zoomAt(before, 1.3, 400, 150, desktop, plan);
    expect(toPlan(after, 400, 150)[0]).toBeCloseTo(toPlan(before, 400, 150)[0]);
  });

  it('never zooms out beyond the plan, nor loses it from the sheet', () => {
    expect(zoomAt(fitCamera(desktop, plan), 0.1, 0, 0, desktop, plan)).toEqual(
      fitCamera(desktop, plan),
    );
    const far = clampCamera({ scale: 2, x: -99999, y: 99999 }, desktop, plan);
    expect(far.x).toBe(desktop.width - 3000 - 25);
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

  it('shows a box wholly: by moving where it fits, else smaller, never larger', () => {
    const home = homeCamera(phone, plan);
    const wide = { minX: 200, minY: 84, maxX: 1300, maxY: 210 };
    const shown = showCamera(home, wide, phone, plan);
    expect(shown.scale).toBeLessThan(home.scale);
    expect(wide.minX * shown.scale + shown.x).toBeGreaterThanOrEqual(0);
    expect(wide.maxX * shown.scale + shown.x).toBeLessThanOrEqual(phone.width);
    const small = { minX: 1400, minY: 84, maxX: 1440, maxY: 110 };
    expect(showCamera(home, small, phone, plan).scale).toBe(home.scale);
  });
});
