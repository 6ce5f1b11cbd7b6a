import { apply } from './affine';
import { parseTransform } from './transform';

const at = (list: string, x: number, y: number) => {
  const matrix = parseTransform(list);
  return matrix && apply(matrix, [x, y]).map((value) => Math.round(value * 1000) / 1000);
};

describe('transform lists', () => {
  it('apply the last function first, as nested groups would', () => {
    expect(at('translate(10,20) scale(2)', 1, 1)).toEqual([12, 22]);
    expect(at('scale(2)translate(10 20)', 1, 1)).toEqual([22, 42]);
  });

  it('turn about the origin or about a point', () => {
    expect(at('rotate(90)', 1, 0)).toEqual([0, 1]);
    expect(at('rotate(-90 10 10)', 10, 0)).toEqual([0, 10]);
  });

  it('skew, mirror, and read numbers that touch', () => {
    expect(at('skewX(45)', 0, 1)).toEqual([1, 1]);
    expect(at('skewY(45)', 1, 0)).toEqual([1, 1]);
    expect(at('matrix(-1 0 0-1.5.5 2)', 1, 1)).toEqual([-0.5, 0.5]);
  });

  it('are nothing where there is nothing, and undefined where they cannot be read', () => {
    expect(at('', 3, 4)).toEqual([3, 4]);
    expect(at('none', 3, 4)).toEqual([3, 4]);
    for (const bad of ['turn(3)', 'rotate()', 'rotate(30', 'matrix(1 2 3)', 'scale(1e999)'])
      expect(parseTransform(bad)).toBeUndefined();
  });
});
