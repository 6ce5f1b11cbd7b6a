/** 2 x 3 matrix [a b c d e f] as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Affine = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

export function translation(x: number, y: number): Affine {
  return [1, 0, 0, 1, x, y];
}

/** The matrix that applies `inner` first, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function apply([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
