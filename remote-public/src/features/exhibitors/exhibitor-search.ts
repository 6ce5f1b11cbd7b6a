import { containsWords } from '@mosta/shared/domain/search-text';
import type { Language } from '@mosta/shared/i18n';
import type { ConfirmedExhibitor } from '@mosta/shared/schemas/confirmed-exhibitor.schema';

/** What the visitor asks for; an empty text asks for everything. */
export type ExhibitorSearch = { words: string; sector: string; country: string };

/** An exhibitor with its sector and country as the visitor reads them. */
export type ListedExhibitor = ConfirmedExhibitor & { sectorName: string; countryName: string };

/** The exhibitors that answer the search; words are looked for in name, sector, country and stand. */
export function findExhibitors(
  exhibitors: readonly ListedExhibitor[],
  { words, sector, country }: ExhibitorSearch,
): ListedExhibitor[] {
  return exhibitors.filter(
    (one) =>
      (!sector || one.sector === sector) &&
      (!country || one.country === country) &&
      containsWords(`${one.name} ${one.sectorName} ${one.countryName} ${one.stand}`, words),
  );
}

/** Exhibitors with names in the visitor's language, in its alphabetical order. */
export function listExhibitors(
  exhibitors: readonly ConfirmedExhibitor[],
  { language, t }: { language: Language; t: (key: string) => string },
): ListedExhibitor[] {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return exhibitors
    .map((one) => ({
      ...one,
      sectorName: t(`directory.sectors.${one.sector}`),
      countryName: countries.of(one.country) ?? one.country,
    }))
    .sort(alphabetical(language, 'name'));
}

/** Each value that occurs, once, with its name, in alphabetical order. */
export function choicesOf(
  exhibitors: readonly ListedExhibitor[],
  field: 'sector' | 'country',
  language: Language,
): { value: string; name: string }[] {
  const names = new Map<string, string>(exhibitors.map((one) => [one[field], one[`${field}Name`]]));
  return [...names].map(([value, name]) => ({ value, name })).sort(alphabetical(language, 'name'));
}

function alphabetical<Key extends string>(language: Language, key: Key) {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (one: Record<Key, string>, other: Record<Key, string>) => compare(one[key], other[key]);
}
