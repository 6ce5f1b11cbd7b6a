/**
 * Which vertices the triangles of a part join, counted from the part's first one. Parts of the same form share a pattern:
 * those of ten thousand stands have a dozen.
 */
export class CornerPatterns {
  private readonly corners: Uint32Array[] = [];
  private readonly vertices: number[] = [];
  /** Patterns by their numbers of corners and vertices: most parts find theirs among the first few. */
  private readonly alike = new Map<string, number[]>();

  /**
   * @param first what is taken from every corner
   * @returns the number of the pattern
   */
  add(corners: Uint32Array, first: number, vertices: number): number {
    const size = `${corners.length} ${vertices}`;
    const alike = this.alike.get(size) ?? [];
    const known = alike.find((number) => {
      const pattern = this.cornersOf(number);
      return corners.every((corner, at) => corner - first === pattern[at]);
    });
    if (known !== undefined) return known;
    const number = this.corners.length;
    this.corners.push(corners.map((corner) => corner - first));
    this.vertices.push(vertices);
    if (alike.length < MOST_COMPARED) this.alike.set(size, [...alike, number]);
    return number;
  }

  cornersOf(number: number): Uint32Array {
    return this.corners[number] ?? NONE;
  }

  /** How many vertices a part of this form has. */
  verticesOf(number: number): number {
    return this.vertices[number] ?? 0;
  }
}

const NONE = new Uint32Array(0);
/** So that a drawing of curves that all differ costs no more than a few comparisons each. */
const MOST_COMPARED = 8;
