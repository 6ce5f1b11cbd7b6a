import { detectDelimiter, parseCsv } from 'hucre/csv';

/** Bytes of a table as text: UTF-8 or UTF-16 with their mark, UTF-8 without, or what Windows wrote before. */
export function decodeTable(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: each byte is a letter there, so that this cannot fail.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows of a table as texts, and no more of them than are wanted. Commas, semicolons and tabs are told apart by how often they stand.
 * @param most rows that are read
 */
export function readCsv(text: string, most: number): string[][] {
  const delimiter = delimiterOf(text);
  return parseCsv(text, { delimiter, maxRows: most }).map((row) =>
    row.map((cell) => (cell === null ? '' : String(cell)).trim()),
  );
}

const DELIMITERS = [';', '\t', ','] as const;
/** Lines that are looked at. */
const SAMPLE_LINES = 40;

/** A comma stands in amounts as well: what divides more lines into as many cells is the delimiter. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, SAMPLE_LINES).filter((line) => line.trim() !== '');
  const weights = DELIMITERS.map((delimiter) => ({
    delimiter,
    weight: evenness(lines, delimiter),
  }));
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
  return best.weight > 0 ? best.delimiter : detectDelimiter(text);
}

/** How many lines are divided into the same number of cells, of at least three. */
function evenness(lines: readonly string[], delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length;
    if (cells >= 3) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
