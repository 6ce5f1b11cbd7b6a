import type { Occupants } from '../who/occupants';
import type { IndexLine } from './sheet-index';

/** Exhibitors by name, each with the codes of its stands, in the language's order. */
export function indexLines(
  occupants: Occupants,
  favourites: readonly string[],
  language: string,
): IndexLine[] {
  const codes = new Map<string, string[]>();
  for (const [code, { name }] of occupants) codes.set(name, [...(codes.get(name) ?? []), code]);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...codes]
    .map(([name, own]) => ({
      name,
      codes: own.toSorted(compare).join(', '),
      favourite: own.some((code) => favourites.includes(code)),
    }))
    .sort((one, other) => compare(one.name, other.name));
}
