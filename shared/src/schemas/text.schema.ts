import * as v from 'valibot';

/** Marks that turn the direction of what follows; people paste them unseen along with Arabic text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Spaces and line breaks; a page's texts keep those that do not break, as French has them before `?`. */
const SPACES = { all: /\s+/g, breaking: /[^\S\u00a0\u202f]+/g };

/** One line of text; line breaks are replaced by spaces, and marks of direction are left out. */
export function lineSchema(most = 300, spaces: keyof typeof SPACES = 'all') {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(DIRECTION_MARKS, '').replace(SPACES[spaces], ' ').trim()),
    v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Ce champ contient un caractère interdit.'),
    v.maxLength(most, `Ce texte compte au plus ${most} caractères.`),
  );
}

/** One line that is not empty. */
export function requiredLineSchema(most = 300, spaces: keyof typeof SPACES = 'all') {
  return v.pipe(lineSchema(most, spaces), v.nonEmpty('Ce champ est obligatoire.'));
}

/** A line that is printed: accents are one character with their letter, as typefaces have them, and nothing is invisible. */
export function printedLineSchema(most = 300) {
  return v.pipe(
    lineSchema(most),
    v.transform((text) => text.normalize('NFC')),
    v.check((text) => !/\p{Cf}/u.test(text), 'Ce champ contient un caractère interdit.'),
  );
}

/** An address of the web or of a mailbox, with or without its protocol; `M. Ali` and `J.-P.` are none. */
const WEB_ADDRESS = /:\/\/|www\.|@|[\p{L}\d]{2,}\.\p{L}{2,}/iu;

/**
 * The name of a person, for every form that asks for one. A name is shown to others and may stand in a mail: it carries
 * no address that somebody could follow.
 * @param required what is said where it is empty
 */
export function personNameSchema(most = 120, required = 'Ce champ est obligatoire.') {
  return v.pipe(
    v.string(required),
    printedLineSchema(most),
    v.nonEmpty(required),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && WEB_ADDRESS.test(dataset.value)) {
        addIssue({ message: 'Un nom ne contient pas d’adresse web.' });
      }
    }),
  );
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
