/** The row of the hall in a stand's code: `B` of `B49`; null for zones, which have names of their own. */
export function standRow(code: string): string | null {
  return /^(\p{L}{1,2})[\s-]?\d+$/u.exec(code)?.[1]?.toUpperCase() ?? null;
}
