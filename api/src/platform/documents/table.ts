/** A value of a table for spreadsheets. Numbers stay numbers, so that they can be added up. */
export type Cell = string | number | boolean | null;

/** A column of a table; `number` where its cells are counted or added up. */
export type Column = { label: string; kind?: 'number' };

/** A table as it is read, row by row. */
export type Table = { columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> };

export function textColumns(...labels: string[]): Column[] {
  return labels.map((label) => ({ label }));
}

export function numberColumns(...labels: string[]): Column[] {
  return labels.map((label) => ({ label, kind: 'number' }));
}

/** All rows of a query, however many: those of one statement at a time are in memory. @param after the last row that was read */
export async function* eachRow<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (let limit = READ_FIRST; ; limit = READ_AT_ONCE) {
    const rows = await read(last, limit);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < limit) return;
  }
}

/** Rows that the first statement of an export reads: its file begins with them. */
const READ_FIRST = 100;

/** Rows that each of the others reads. */
const READ_AT_ONCE = 500;
