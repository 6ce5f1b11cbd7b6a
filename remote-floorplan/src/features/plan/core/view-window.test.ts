import { windowFor } from './view-window';

const size = { width: 1000, height: 500 };

describe('the window of what is drawn', () => {
  it('is larger than the view, and serves while the view stays in it', () => {
    const window = windowFor(undefined, { scale: 1, x: 0, y: 0 }, size);
    expect(window.bounds).toEqual({ minX: -350, minY: -175, maxX: 1350, maxY: 675 });
    expect(windowFor(window, { scale: 1, x: -300, y: 100 }, size)).toBe(window);
    expect(windowFor(window, { scale: 1.3, x: -100, y: -100 }, size)).toBe(window);
    expect(windowFor(window, { scale: 1, x: -400, y: 0 }, size)).not.toBe(window);
  });

  it('is chosen anew where most of it would lie outside, or where other details are shown', () => {
    const window = windowFor(undefined, { scale: 1, x: 0, y: 0 }, size);
    expect(windowFor(window, { scale: 2, x: -500, y: -250 }, size)).not.toBe(window);
    const far = windowFor(undefined, { scale: 0.6, x: 0, y: 0 }, size);
    expect(windowFor(far, { scale: 0.7, x: 0, y: 0 }, size)).not.toBe(far);
  });
});
