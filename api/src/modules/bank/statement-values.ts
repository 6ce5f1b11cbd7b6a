import type { Currency } from '@mosta/shared/domain/money';
import { FRACTION } from '@mosta/shared/domain/money';
import type { DayOrder, RowProblem } from '@mosta/shared/schemas/bank.schema';

/** The most that a payment has, in the smallest used unit. */
const MOST = 1_000_000_000;

const PARTS = /^(\d{1,4})[/.\s-](\d{1,2})[/.\s-](\d{1,4})(?:[T\s].*)?$/;

/** A day as `2025-04-28`, from `28/04/2025`, `28.04.25`, `2025-04-28` or, where months come first, `04/28/2025`; null for anything else. */
export function readDay(text: string, order: DayOrder): string | null {
  const parts = PARTS.exec(text.trim());
  if (!parts) return null;
  const [first = '', second = '', third = ''] = parts.slice(1);
  if (first.length === 4) return dayOf(first, second, third);
  return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
}

function dayOf(year: string, month: string, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  if (!/^20\d\d$/.test(full)) return null;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Whether months come first, where one of the days says it; as in French where none does. */
export function orderOf(days: readonly string[]): DayOrder {
  const read = (order: DayOrder) => days.filter((day) => readDay(day, order) !== null).length;
  return read('mdy') > read('dmy') ? 'mdy' : 'dmy';
}

type Amount = { amount: number } | { problem: RowProblem };

/**
 * An amount in the smallest used unit: `185 000,00`, `185.000,00`, `185,000.00`, `(185000)`, `-5 DA`. Three digits after the only
 * sign are thousands: no bank writes thousandths. Null where nothing stands there.
 */
export function readStatementAmount(text: string, currency: Currency): Amount | null {
  const bare = text.replace(/[\s'’\u00a0\u202f]|DZD|DA|EUR|€/gi, '').replace(/[−–]/g, '-');
  if (bare === '' || bare === '-') return null;
  const form = /^(\(?)([+-]?)([\d.,]+)(\)?)([+-]?)$/.exec(bare);
  if (!form) return { problem: 'AMOUNT' };
  const [open, before, digits = '', close, behind] = form.slice(1);
  if ((open === '(') !== (close === ')')) return { problem: 'AMOUNT' };
  const number = readDigits(digits);
  if (number === null) return { problem: 'AMOUNT' };
  const { whole, hundredths } = number;
  const fraction = FRACTION[currency];
  if (fraction === 1 && hundredths !== 0) return { problem: 'FRACTION' };
  const amount = whole * fraction + hundredths;
  if (amount > MOST) return { problem: 'TOO_LARGE' };
  const negative = open === '(' || before === '-' || behind === '-';
  return { amount: negative && amount > 0 ? -amount : amount };
}

function readDigits(text: string): { whole: number; hundredths: number } | null {
  const parts = /^(\d+(?:[.,]\d{3})*|\d*)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const [grouped = '', decimals = ''] = parts.slice(1);
  const marks = new Set(grouped.replace(/\d/g, ''));
  const mark = decimals === '' ? '' : (text.at(-decimals.length - 1) ?? '');
  // One sign cannot group digits and end them.
  if (marks.size > 1 || marks.has(mark) || (grouped === '' && decimals === '')) return null;
  if (marks.size === 1 && !/^\d{1,3}[.,]/.test(grouped)) return null;
  const whole = Number(grouped.replace(/\D/g, ''));
  if (!Number.isSafeInteger(whole * 100)) return null;
  return { whole, hundredths: Number(decimals.padEnd(2, '0')) };
}
