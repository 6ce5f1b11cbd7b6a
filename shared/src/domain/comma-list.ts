/** Splits a text on commas, the Arabic one too; trims the pieces and drops empty ones. */
export function splitCommas(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
