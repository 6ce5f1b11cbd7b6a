import { readAllTexts, type Texts } from './texts-of-packages';
import { readSourceTexts } from './texts-of-sources';

/** A line may break at these spaces, and leave the sign alone at its beginning or end, or divide a number (not a view box). */
const PLAIN_SPACE = / [:;?!](?=\s|$)|« | »|\d \d{3}(?! ?\d|")/;

/**
 * Holds French to no-break spaces before `: ; ? !`, inside guillemets and in numbers: in the texts of pages and in the service's sources.
 * @returns an empty text, or one complaint a line
 */
export async function checkFrenchSpaces(): Promise<string> {
  return findPlainSpaces([...readAllTexts(), ...readSourceTexts()]).join('\n');
}

/** Texts with a plain space where a no-break space belongs, a sentence each. */
export function findPlainSpaces(texts: readonly Pick<Texts, 'at' | 'french'>[]): string[] {
  return texts.flatMap(({ at, french }) =>
    [...french]
      .filter(([, text]) => PLAIN_SPACE.test(text))
      .map(([key, text]) => `${at} ${key} : espace insécable manquante dans « ${text} »`),
  );
}
