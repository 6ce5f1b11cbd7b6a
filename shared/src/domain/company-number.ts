import { latinDigits } from './phone';

const ALGERIA_NAMES = ['', 'dz', 'dza', 'algerie', 'algeria', 'الجزائر'];

/** Whether a country as typed is Algeria; a company that names none is Algerian. */
export function isAlgeria(country: string | null | undefined): boolean {
  // compared when it is asked, not when each page that has the module starts
  return ALGERIA_NAMES.map(withoutMarks).includes(withoutMarks(country ?? ''));
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
}

/**
 * A tax number (NIF) as its digits: 15, or 20 for a branch.
 * @returns null when it is none
 */
export function normaliseNif(text: string): string | null {
  const digits = latinDigits(text).replace(/[\s.\-/]/g, '');
  return /^(?:\d{15}|\d{20})$/.test(digits) ? digits : null;
}

/** Wilaya and centre, number, kind of merchant (A or B) and year: `27/00-0012345B19`. */
const RC = /^(\d{2})[/-]?(\d{2})[/-]?(\d{7})[/-]?([AB])[/-]?(\d{2})$/;

/**
 * A register number (RC) in one spelling; one that looks unusual is kept as typed, in capitals without spaces,
 * and is `doubtful`: registers have older forms too, so it is never refused.
 */
export function normaliseRc(text: string): { number: string; doubtful: boolean } {
  const compact = latinDigits(text).replace(/\s+/g, '').toUpperCase();
  const [, wilaya, centre, serial, kind, year] = RC.exec(compact) ?? [];
  return serial === undefined
    ? { number: compact, doubtful: true }
    : { number: `${wilaya}/${centre}-${serial}${kind}${year}`, doubtful: false };
}
