import * as v from 'valibot';

/** One line of text; line breaks are replaced by spaces. */
export function lineSchema(most = 300) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Ce champ contient un caractère interdit.'),
    v.maxLength(most, `Ce texte compte au plus ${most} caractères.`),
  );
}

/** One line that is not empty. */
export function requiredLineSchema(most = 300) {
  return v.pipe(lineSchema(most), v.nonEmpty('Ce champ est obligatoire.'));
}

/** Text of several lines. */
export function longTextSchema(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text),
      'Ce champ contient un caractère interdit.',
    ),
    v.maxLength(most, `Ce texte compte au plus ${grouped(most)} caractères.`),
  );
}

/** `10 000`, with a space that does not break. */
function grouped(count: number): string {
  return String(count).replace(/(?<=\d)(?=\d{3}$)/, '\u00a0');
}

/** A day of the calendar that exists, `2025-04-28`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate('Cette date n’est pas reconnue.'),
  v.minValue('1900-01-01', 'Cette date n’est pas reconnue.'),
  v.check(isDay, 'Cette date n’est pas reconnue.'),
);

/** `2025-02-30` has the format of a date but does not exist. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
