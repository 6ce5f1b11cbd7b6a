/** What a returning visitor may load after one changed text, in kilobytes of brotli. */
export const AFTER_ONE_TEXT_KB = 15;

const CATALOGUE_PART = /^locale-.*\.js$/;

/**
 * Compares with the bound what one changed text makes a returning visitor load: the entry, which has the hashes of the
 * chunks, and one part of a catalogue.
 * @param sizes compressed bytes of a build's scripts by file name
 * @returns a sentence where it is too much
 */
export function afterOneText(
  remote: string,
  entry: string,
  sizes: ReadonlyMap<string, number>,
): string[] {
  const parts = [...sizes].filter(([file]) => CATALOGUE_PART.test(file));
  const [part, bytes] = parts.sort((left, right) => right[1] - left[1])[0] ?? ['', 0];
  const kb = ((sizes.get(entry) ?? 0) + bytes) / 1024;
  if (kb <= AFTER_ONE_TEXT_KB) return [];
  return [
    `${remote} : un texte changé dans ${part} fait recharger ${kb.toFixed(1)} Ko avec l’entrée, limite ${AFTER_ONE_TEXT_KB} Ko`,
  ];
}
