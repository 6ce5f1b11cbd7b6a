import { ringOfPoints, ringsOfPath } from './path-data';

describe('path data', () => {
  it('reads relative, short and closed forms', () => {
    expect(ringsOfPath('m1 2h3v4h-3z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 6],
        [1, 6],
      ],
    ]);
  });

  it('makes one ring of each subpath', () => {
    expect(ringsOfPath('M0 0H9V9ZM1 1H2V2Z')).toHaveLength(2);
  });

  it('keeps decimal points and signs that touch', () => {
    expect(ringsOfPath('M.5.5L10-1.25L4 4')[0]).toEqual([
      [0.5, 0.5],
      [10, -1.25],
      [4, 4],
    ]);
  });

  it.each([
    ['arc', 'M-50 0A50 50 0 0 1 50 0A50 50 0 0 1 -50 0Z'],
    ['cubic', 'M-50 0C-50 -66.667 50 -66.667 50 0C50 66.667 -50 66.667 -50 0Z'],
  ])('flattens an %s to within a tenth of a unit of smoothness', (name, data) => {
    const [ring = []] = ringsOfPath(data);
    expect(ring.length).toBeGreaterThan(16);
    if (name === 'arc') {
      for (const [x, y] of ring) expect(Math.hypot(x, y)).toBeCloseTo(50, 1);
    }
    const chords = ring.map(([x, y], i) => {
      const [px, py] = ring.at(i - 1) ?? [0, 0];
      return Math.hypot(x - px, y - py);
    });
    expect(Math.max(...chords)).toBeLessThan(12);
  });

  it('flattens a quadratic through its middle', () => {
    const [ring = []] = ringsOfPath('M0 0Q10 20 20 0Z');
    const top = Math.max(...ring.map(([, y]) => y));
    expect(top).toBeGreaterThan(9.8);
    expect(top).toBeLessThanOrEqual(10);
  });

  it('refuses what is no path', () => {
    expect(() => ringsOfPath('M0 0 drop')).toThrow();
  });

  it('reads a point list with commas, spaces and line ends', () => {
    expect(ringOfPoints(' 0,0 10 0\n10,10 ')).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});
