/** The list that a text means: split on commas, the Arabic one too, each piece trimmed, empty ones left out. */
export function splitCommas(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
