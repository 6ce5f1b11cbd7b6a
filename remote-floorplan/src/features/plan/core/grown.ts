type Numbers = Float32Array | Int8Array | Uint8Array | Uint32Array;

/** A larger array that begins with what a smaller one holds. */
export function grown<T extends Numbers>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}

/** Room for a third more, in whole triangles and pairs: twice as much would lie empty in a large plan. */
export const roomAfter = (room: number): number => 12 * Math.ceil(room / 9);
