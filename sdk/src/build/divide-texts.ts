/** Texts by key, nested; a list counts as one text. */
export type Texts = { [key: string]: unknown };
type Leaf = { path: string[]; text: unknown };

/** A part has at most so many characters of JSON: between 2.5 and 3.7 KB by brotli in the portal's languages. */
export const PART_CHARACTERS = 8500;

/**
 * Divides a catalogue into parts, in its order, none of which is larger than the bound where its texts allow it. Where
 * the cuts are depends on the number of texts and not on their lengths: another wording changes its own part alone.
 * @param bound characters of JSON
 * @param rankOf what has the lower number comes first, by the keys of a text; without it the catalogue's order stays
 * @returns catalogues that, joined, are the whole one; one where it is small enough
 */
export function divideTexts(
  catalogue: Texts,
  bound = PART_CHARACTERS,
  rankOf: (path: readonly string[]) => number = () => 0,
): Texts[] {
  const leaves = pathsOf(catalogue).sort((one, other) => rankOf(one.path) - rankOf(other.path));
  const isSmall = (part: Texts) => JSON.stringify(part).length <= bound;
  // Parts are together no shorter than the whole.
  const fewest = Math.ceil(JSON.stringify(treeOf(leaves)).length / bound);
  for (let count = Math.max(1, Math.min(fewest, leaves.length)); ; count += 1) {
    const parts = cut(leaves, count);
    if (parts.every(isSmall) || count >= leaves.length) return parts;
  }
}

/** Each text of a catalogue with its keys. */
export function pathsOf(texts: Texts, path: string[] = []): Leaf[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    isNested(value) ? pathsOf(value, [...path, key]) : { path: [...path, key], text: value },
  );
}

function cut(leaves: Leaf[], count: number): Texts[] {
  const start = (part: number) => Math.floor((leaves.length * part) / count);
  return Array.from({ length: count }, (_, part) =>
    treeOf(leaves.slice(start(part), start(part + 1))),
  );
}

function treeOf(leaves: Leaf[]): Texts {
  const tree: Texts = {};
  for (const { path, text } of leaves) {
    let node = tree;
    for (const key of path.slice(0, -1)) {
      const inner = node[key];
      const next: Texts = isNested(inner) ? inner : {};
      node[key] = next;
      node = next;
    }
    node[path.at(-1) ?? ''] = text;
  }
  return tree;
}

function isNested(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
