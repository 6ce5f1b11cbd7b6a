import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number | boolean | null;

/** Spreadsheets read UTF-8 only where the file begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Lines that are sent together. */
const LINES = 100;

/** Sends a table as it is read, which a spreadsheet opens. @param name of the file, without its ending */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  heading: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('text/csv; charset=utf-8')
    .send(Readable.from(chunksOf(heading, rows), { objectMode: false }));
}

async function* chunksOf(
  heading: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + csvLine(heading);
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
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell === null ? '' : String(cell));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would compute is shown instead: an apostrophe before it (OWASP, CSV injection). */
function defused(text: string): string {
  return /^[\s\u00a0]*[=+\-@\t\r\uff0b\uff1d\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
