import { createHash } from 'node:crypto';
import type { Currency } from '@mosta/shared/domain/money';
import {
  type DayOrder,
  type RowError,
  type RowProblem,
  STATEMENT_ROW_LIMIT,
  type StatementColumns,
  type StatementLayout,
} from '@mosta/shared/schemas/bank.schema';
import { readCsv } from '../../platform/documents/read-csv';
import { AppError } from '../../platform/http/app-error';
import { findHeading, isIncomplete } from './statement-layout';
import { orderOf, readDay, readStatementAmount } from './statement-values';

/** A credit as a statement has it. */
export type Credit = {
  row: number;
  day: string;
  label: string;
  amount: number;
  currency: Currency;
  fingerprint: string;
};

export type ReadStatement = {
  heads: string[];
  columns: StatementColumns;
  order: DayOrder;
  incomplete: boolean;
  rows: number;
  credits: Credit[];
  others: number;
  errors: RowError[];
};

const LABEL_LIMIT = 500;
const SHOWN = 60;

/** @throws AppError INVALID_INPUT where it is no table, has too many rows, or a chosen column is not there */
export function readStatement(text: string, layout: StatementLayout): ReadStatement {
  const table = readCsv(text, STATEMENT_ROW_LIMIT + 100);
  const { row: headRow, heads, columns: found } = findHeading(table);
  if (heads.length < 2) throw refusal('Ce fichier n’est pas un tableau CSV lisible.');
  const columns = layout.columns ?? found;
  if (Object.values(columns).some((place) => place !== null && place >= heads.length)) {
    throw refusal('Une colonne choisie n’existe pas dans ce fichier.');
  }
  const rows = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(headRow + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > STATEMENT_ROW_LIMIT) {
    throw refusal(
      `Ce relevé dépasse ${STATEMENT_ROW_LIMIT} lignes\u00a0: importez-le en plusieurs fichiers.`,
    );
  }
  const at = (cells: readonly string[], place: number | null) =>
    place === null ? '' : (cells[place] ?? '');
  const order = layout.order ?? orderOf(rows.map(({ cells }) => at(cells, columns.day)));
  const head = { heads, columns, order, rows: rows.length };
  if (isIncomplete(columns)) {
    return { ...head, incomplete: true, credits: [], others: 0, errors: [] };
  }
  const credits: Omit<Credit, 'fingerprint'>[] = [];
  const errors: RowError[] = [];
  let others = 0;
  for (const { cells, row } of rows) {
    const texts = {
      day: at(cells, columns.day),
      label: [at(cells, columns.label), at(cells, columns.reference)],
      amount: at(cells, columns.amount),
      direction: at(cells, columns.direction),
    };
    const read = readRow(texts, { order, currency: layout.currency });
    if (read === null) others += 1;
    else if ('problem' in read) errors.push(errorOf(row, read));
    else credits.push({ ...read, row, currency: layout.currency });
  }
  return { ...head, incomplete: false, credits: withFingerprints(credits), others, errors };
}

type Texts = { day: string; label: readonly string[]; amount: string; direction: string };
type Read = { day: string; label: string; amount: number } | { problem: RowProblem; value: string };

/** Null for a debit, and where there is no amount. */
function readRow(texts: Texts, how: { order: DayOrder; currency: Currency }): Read | null {
  if (/^(d|dr|db|debit|débit|-)$/i.test(texts.direction)) return null;
  const amount = readStatementAmount(texts.amount, how.currency);
  if (amount === null) return null;
  if ('problem' in amount) {
    // A debit with a fraction is nobody’s payment.
    const debit = amount.problem !== 'AMOUNT' && /^[-−–(]/.test(texts.amount);
    return debit ? null : { problem: amount.problem, value: texts.amount };
  }
  if (amount.amount <= 0) return null;
  const day = readDay(texts.day, how.order);
  if (day === null) return { problem: 'DAY', value: texts.day };
  const label = cleanLabel(texts.label.filter((part) => part !== '').join(' · '));
  if (label === '') return { problem: 'LABEL', value: '' };
  return { day, label, amount: amount.amount };
}

/** One line without marks that nobody sees. */
function cleanLabel(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, LABEL_LIMIT).join('');
}

/** The same line twice in a file is two payments; in another file it is the same two. */
function withFingerprints(credits: readonly Omit<Credit, 'fingerprint'>[]): Credit[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const { day, amount, currency, label } = credit;
    const same = JSON.stringify([
      day,
      amount,
      currency,
      label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
    ]);
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    const fingerprint = createHash('sha256').update(`${same}#${before}`).digest('hex');
    return { ...credit, fingerprint };
  });
}

const SENTENCES: Record<RowProblem, (value: string) => string> = {
  DAY: (value) => `la date «\u00a0${value}\u00a0» n’est pas reconnue.`,
  AMOUNT: (value) => `le montant «\u00a0${value}\u00a0» n’est pas reconnu.`,
  FRACTION: (value) =>
    `le montant «\u00a0${value}\u00a0» a des centimes\u00a0; les paiements en dinars sont entiers\u00a0: enregistrez-le à la main.`,
  TOO_LARGE: (value) => `le montant «\u00a0${value}\u00a0» est trop grand.`,
  LABEL: () => 'le libellé est vide.',
};

function errorOf(
  row: number,
  { problem, value }: { problem: RowProblem; value: string },
): RowError {
  const shown = [...value].slice(0, SHOWN).join('');
  return {
    ...{ row, code: problem, value: shown },
    message: `Ligne ${row}\u00a0: ${SENTENCES[problem](shown)}`,
  };
}

function refusal(message: string): AppError {
  return new AppError('INVALID_INPUT', { errors: [{ path: 'file', message }] });
}
