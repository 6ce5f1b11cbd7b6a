import type { Cell, Table } from './table';

/** Spreadsheets read UTF-8 only where the file begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Lines that are sent together. */
const LINES = 100;

/** A table as CSV, piece by piece as it is read. */
export async function* csvChunks({ columns, rows }: Table): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label));
  let lines = 0;
  for await (const row of rows) {
    chunk += csvLine(row);
    lines += 1;
    if (lines % LINES === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

/** A line of RFC 4180 with semicolons, as spreadsheets with a decimal comma expect them. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = defused(cell === null ? '' : String(cell));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would compute is shown instead: an apostrophe before it (OWASP, CSV injection). */
function defused(text: string): string {
  return /^[\s\u00a0]*[=+\-@\t\r\uff0b\uff1d\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
