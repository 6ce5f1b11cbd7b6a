import {
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementColumns,
} from '@mosta/shared/schemas/bank.schema';

/** Rows above the heading that banks fill with the name and the number of the account. */
const PREAMBLE = 30;

/** Words of headings, in French and English, the surest first; without accents and in small letters. */
const HEADS: Record<StatementColumn, readonly RegExp[]> = {
  day: [/^date( de l)? ?(operation|comptable|ope)/, /^(booking|posting|transaction) date/, /^date/],
  label: [/^(libelle|intitule|description|narrative|details?|designation|motif)/, /libelle|label/],
  amount: [/^(credit|versement)/, /^montant( du)? credit/, /^(montant|amount|somme)/, /credit/],
  reference: [/^(reference|ref\b|n° ?(operation|piece)|numero)/, /reference/],
  direction: [/^(sens|d\/c|dr\/cr|type|indicateur|nature)$/, /^(debit\/credit|debit_credit)/],
};

export const NO_COLUMNS: StatementColumns = {
  day: null,
  label: null,
  amount: null,
  reference: null,
  direction: null,
};

export type Heading = { row: number; heads: string[]; columns: StatementColumns };

/** Where the heading of a statement stands, and its columns as far as their heads are known. */
export function findHeading(rows: readonly string[][]): Heading {
  const first = rows.slice(0, PREAMBLE).map((heads, row) => ({
    ...{ row, heads, columns: columnsOf(heads) },
  }));
  const known = first.find(({ columns }) => !isIncomplete(columns));
  const widest = Math.max(0, ...rows.slice(0, PREAMBLE).map(filled));
  const wide = first.find(({ heads }) => filled(heads) === widest);
  return known ?? wide ?? { row: 0, heads: [], columns: NO_COLUMNS };
}

/** Whether a column is missing without which nothing can be read. */
export function isIncomplete({ day, label, amount }: StatementColumns): boolean {
  return day === null || label === null || amount === null;
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

function columnsOf(heads: readonly string[]): StatementColumns {
  const names = heads.map(plain);
  const taken = new Set<number>();
  const columns = { ...NO_COLUMNS };
  for (const column of STATEMENT_COLUMNS) {
    const place = HEADS[column]
      .map((words) => names.findIndex((name, index) => !taken.has(index) && words.test(name)))
      .find((index) => index >= 0);
    if (place === undefined) continue;
    taken.add(place);
    columns[column] = place;
  }
  return columns;
}

function plain(head: string): string {
  return head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_.]+/g, ' ')
    .trim();
}
