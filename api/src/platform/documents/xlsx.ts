import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, Column, Table } from './table';

/** What a cell of a spreadsheet holds at most. */
const LONGEST = 32_767;

/** A cell that is a text and stays one when somebody edits it: what begins with `=` is never computed. */
const AS_TEXT = '@';

/** Widths of columns, in characters. */
const WIDTH = { least: 10, most: 40 } as const;

/** A table as a workbook of one sheet, piece by piece as it is read; its heading stays in sight. */
export function xlsxStream(name: string, { columns, rows }: Table): Readable {
  const stream = writeXlsxStream(sheetRows(rows), {
    name: name.slice(0, 31),
    columns: columns.map(sheetColumn),
    freezePane: { rows: 1 },
  });
  return Readable.from(stream, { objectMode: false });
}

function sheetColumn({ label, kind }: Column) {
  const width = Math.min(WIDTH.most, Math.max(WIDTH.least, label.length + 4));
  return { header: label, width, ...(kind === 'number' ? {} : { numFmt: AS_TEXT }) };
}

async function* sheetRows(rows: Table['rows']): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield row.map(sheetCell);
}

function sheetCell(cell: Cell): string | number {
  if (typeof cell === 'number') return cell;
  return withoutControls(cell === null ? '' : String(cell)).slice(0, LONGEST);
}

/** XML has no word for most control characters: a workbook that has one does not open. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
