import { countryName } from '@mosta/shared/domain/country-name';
import { containsWords } from '@mosta/shared/domain/search-text';
import type { Language } from '@mosta/shared/i18n';
import type { ConfirmedExhibitor } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';

/** The visitor's search; an empty text matches everything. */
export type ExhibitorSearch = { words: string; sector: string; country: string };

/**
 * An exhibitor of the data file (one stand), one with a page of its own (any number of stands), or one of a former edition,
 * whose stands are no more on the plan.
 */
export type DirectoryEntry = Pick<ConfirmedExhibitor, 'name' | 'sector' | 'country'> & {
  stand?: string;
  page?: PublicExhibitor;
  former?: {
    stands: readonly string[];
    /** Address of its page; null where it has none. */
    path: string | null;
  };
};

/** An exhibitor with its stands, its sector and country as the visitor reads them. */
export type ListedExhibitor = DirectoryEntry & {
  stands: readonly string[];
  sectorName: string;
  countryName: string;
};

/** The exhibitors that match the search; words are looked for in name, sector, country and stand. */
export function findExhibitors(
  exhibitors: readonly ListedExhibitor[],
  { words, sector, country }: ExhibitorSearch,
): ListedExhibitor[] {
  return exhibitors.filter(
    (one) =>
      (!sector || one.sector === sector) &&
      (!country || one.country === country) &&
      containsWords(
        `${one.name} ${one.sectorName} ${one.countryName} ${one.stands.join(' ')}`,
        words,
      ),
  );
}

/** Exhibitors with names in the visitor's language, in its alphabetical order. @param t of the shared catalogue, which names sectors */
export function listExhibitors(
  exhibitors: readonly DirectoryEntry[],
  { language, t }: { language: Language; t: (key: string) => string },
): ListedExhibitor[] {
  return exhibitors
    .map((one) => ({
      ...one,
      stands: (one.page ?? one.former)?.stands ?? (one.stand === undefined ? [] : [one.stand]),
      sectorName: t(`sectors.${one.sector}`),
      countryName: countryName(one.country, language),
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
