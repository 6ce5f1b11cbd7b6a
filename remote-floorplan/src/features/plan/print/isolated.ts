/**
 * A text of its own direction inside another, by the control characters of Unicode (UAX 9): drawings have no `bdi`, and
 * what other programs read of a drawing keeps them.
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
