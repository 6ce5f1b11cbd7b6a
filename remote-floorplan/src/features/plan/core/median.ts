/** The middle of some numbers; the upper one of two. */
export function median(numbers: readonly number[]): number {
  // Numbers in an array of their own kind are sorted without calls.
  return Float64Array.from(numbers).sort()[Math.floor(numbers.length / 2)] ?? 0;
}
