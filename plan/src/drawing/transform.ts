import { type Affine, compose, IDENTITY, translation } from './affine';

const FUNCTION = /([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/y;
const RADIANS = Math.PI / 180;

/**
 * The matrix of an SVG transform list, such as `translate(3 4) rotate(30)` (SVG 2, section 8.5).
 * @returns undefined for what is no transform list
 */
export function parseTransform(list: string): Affine | undefined {
  const text = list.trim();
  let matrix: Affine = IDENTITY;
  FUNCTION.lastIndex = 0;
  while (FUNCTION.lastIndex < text.length) {
    const found = FUNCTION.exec(text);
    if (!found) return text === 'none' ? IDENTITY : undefined;
    const [, name = '', inner = ''] = found;
    const next = FUNCTION.lastIndex;
    const own = matrixOf(name, numbersOf(inner));
    if (!own?.every(Number.isFinite)) return undefined;
    matrix = compose(matrix, own);
    FUNCTION.lastIndex = next;
  }
  return matrix;
}

/** Numbers that may touch, as `1-2.5.5`; units of CSS transforms (`deg`, `px`) are dropped. */
function numbersOf(list: string): number[] {
  return (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

function matrixOf(name: string, values: number[]): Affine | undefined {
  const [a, b, c, d, e, f] = values;
  if (a === undefined) return undefined;
  switch (name) {
    case 'matrix':
      if (b === undefined || c === undefined || d === undefined) return undefined;
      return e === undefined || f === undefined ? undefined : [a, b, c, d, e, f];
    case 'translate':
      return translation(a, b ?? 0);
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [sin, cos] = [Math.sin(a * RADIANS), Math.cos(a * RADIANS)];
      const turn: Affine = [cos, sin, -sin, cos, 0, 0];
      const [x, y] = [b ?? 0, c ?? 0];
      return compose(compose(translation(x, y), turn), translation(-x, -y));
    }
    case 'skewX':
      return [1, 0, Math.tan(a * RADIANS), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(a * RADIANS), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

type Placed = {
  type: string;
  transform?: Affine | string | undefined;
  x?: number;
  y?: number;
};

/** Place and transform of a shape. @returns undefined where the transform cannot be read */
export function ownTransform(shape: Placed): Affine | undefined {
  const { transform = IDENTITY } = shape;
  const matrix = typeof transform === 'string' ? parseTransform(transform) : transform;
  if (!matrix || shape.type !== 'g') return matrix;
  return compose(translation(shape.x ?? 0, shape.y ?? 0), matrix);
}
