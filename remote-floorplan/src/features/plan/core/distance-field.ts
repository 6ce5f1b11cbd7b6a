/** How far a field reaches on both sides of an edge, in pixels. */
export const FIELD_REACH = 6;
/** Farther than anything is. */
const FAR = 1e20;

/**
 * Turns the opacity of drawn letters into how far each pixel lies from their edge: a half on the edge, more inside. Of
 * such a field a letter is drawn sharply in any size. Exact, in two passes (Felzenszwalb and Huttenlocher, 2012).
 * @param pixels red, green, blue and opacity of each, of which the last is changed
 */
export function toDistanceField(pixels: Uint8ClampedArray, width: number, height: number): void {
  const outer = new Float64Array(width * height);
  const inner = new Float64Array(width * height);
  for (let at = 0; at < outer.length; at += 1) {
    const opacity = (pixels[4 * at + 3] ?? 0) / 255;
    // A pixel that is half covered lies on the edge.
    outer[at] = opacity === 0 ? FAR : Math.max(0, 0.5 - opacity) ** 2;
    inner[at] = opacity === 1 ? FAR : Math.max(0, opacity - 0.5) ** 2;
  }
  const most = Math.max(width, height);
  const line = {
    values: new Float64Array(most),
    tops: new Uint32Array(most),
    from: new Float64Array(most),
  };
  for (const grid of [outer, inner]) {
    for (let x = 0; x < width; x += 1)
      transform(grid, line, { first: x, step: width, length: height });
    for (let y = 0; y < height; y += 1)
      transform(grid, line, { first: y * width, step: 1, length: width });
  }
  for (let at = 0; at < outer.length; at += 1) {
    const distance = Math.sqrt(outer[at] ?? 0) - Math.sqrt(inner[at] ?? 0);
    pixels[4 * at + 3] = 255 * (0.5 - distance / (2 * FIELD_REACH));
  }
}

/** Room for one line, used for each in turn. */
type Line = { values: Float64Array; tops: Uint32Array; from: Float64Array };

type Cells = { first: number; step: number; length: number };

/** Squared distances along one line of a grid: the lower envelope of the parabolas of its pixels. */
function transform(grid: Float64Array, line: Line, { first, step, length }: Cells): void {
  const { values, tops, from } = line;
  let last = 0;
  for (let at = 0; at < length; at += 1) {
    const value = grid[first + at * step] ?? 0;
    values[at] = value;
    let start = -FAR;
    for (; at > 0; last -= 1) {
      const top = tops[last] ?? 0;
      start = (value + at ** 2 - (values[top] ?? 0) - top ** 2) / (2 * (at - top));
      if (last === 0 || start > (from[last] ?? 0)) break;
    }
    last = at > 0 ? last + 1 : 0;
    tops[last] = at;
    from[last] = start;
  }
  let part = 0;
  for (let at = 0; at < length; at += 1) {
    while (part < last && (from[part + 1] ?? FAR) < at) part += 1;
    const top = tops[part] ?? 0;
    grid[first + at * step] = (at - top) ** 2 + (values[top] ?? 0);
  }
}
