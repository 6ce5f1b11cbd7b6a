/** Semantic version of the contract between host and remotes. */
export const CONTRACT_VERSION = '1.19.0';

/**
 * Whether a host that implements `version` can run a remote that asks for `range`.
 * Ranges are `^x.y.z` (same major, at least that version) or an exact `x.y.z`; anything else is refused.
 */
export function contractSatisfies(version: string, range: string): boolean {
  const have = parse(version);
  const wanted = parse(range.replace(/^\^/, ''));
  if (!have || !wanted) return false;
  if (!range.startsWith('^')) return have.every((part, index) => part === wanted[index]);
  const [major, minor, patch] = have;
  if (major !== wanted[0]) return false;
  return minor > wanted[1] || (minor === wanted[1] && patch >= wanted[2]);
}

function parse(version: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
