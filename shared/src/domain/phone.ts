/** After the country code: fixed lines have eight digits, mobile and internet telephony nine (numbering plan of Algeria). */
const ALGERIAN_NATIONAL = /^(?:[1-4]\d{7}|80\d{7}|[5-79]\d{8})$/;
/** E.164: at most fifteen digits; the shortest national numbers with a country code have about seven. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;
const ALGERIA = '213';

/**
 * A telephone number as E.164, `+213555123456`. Algerian forms are understood: `0555 12 34 56`, `045 12 34 56`,
 * `+213 (0)555…`, `00213…`; numbers of other countries need their country code. Arabic digits count as digits.
 * @returns null when it is no telephone number
 */
export function normalisePhone(text: string): string | null {
  const typed = latinDigits(text).trim();
  if (!/^(?:\+|00)?[\d\s().\-/]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  if (digits.startsWith('0')) return algerian(digits.slice(1));
  return digits.startsWith(ALGERIA) ? algerian(digits.slice(ALGERIA.length)) : null;
}

function international(digits: string): string | null {
  if (digits.startsWith(ALGERIA)) return algerian(digits.slice(ALGERIA.length).replace(/^0/, ''));
  return INTERNATIONAL.test(digits) ? `+${digits}` : null;
}

function algerian(national: string): string | null {
  return ALGERIAN_NATIONAL.test(national) ? `+${ALGERIA}${national}` : null;
}

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** Arabic keyboards type ٠١٢ or ۰۱۲. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const point = digit.charCodeAt(0);
    return String(point - (point < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
  });
}
