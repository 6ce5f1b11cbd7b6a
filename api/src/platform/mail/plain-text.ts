/** Characters that turn the writing direction of what follows them, or of what stands before. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text on one line, without characters that are not to be seen: fit for a header, a label or a value. */
export function plainLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(DIRECTION, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** The same, with its line breaks. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(DIRECTION, '')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
