import { containsWords, searchable } from '@mosta/shared/domain/search-text';

/** What the plan can be filtered by, under its name in the address. */
export const FACETS = {
  state: 'etat',
  size: 'surface',
  price: 'prix',
  kind: 'genre',
  sector: 'secteur',
  favourite: 'favoris',
} as const;
export type Facet = keyof typeof FACETS;
export const FACET_IDS = Object.keys(FACETS) as Facet[];
/** Filters of what places are, whoever looks. */
export const PLACE_FACETS = FACET_IDS.filter((facet) => facet !== 'favourite');

/** What is looked for: every word somewhere in a place's texts, and of each filter one of its values. */
export type PlanSearch = { words: string } & Readonly<Record<Facet, readonly string[]>>;

export const NOTHING: PlanSearch = {
  words: '',
  state: [],
  size: [],
  price: [],
  kind: [],
  sector: [],
  favourite: [],
};

/** A stand, zone or entrance as the search sees it; a filter that does not apply to it has no value. */
export type PlanPlace = {
  code: string;
  name: string;
  /** All that can be looked for: state, exhibitor, sector, products, what takes place there. */
  text: string;
  values: Readonly<Partial<Record<Facet, string>>>;
};

export const isEmptySearch = (search: PlanSearch): boolean =>
  search.words.trim() === '' && FACET_IDS.every((facet) => search[facet].length === 0);

/** The places that match, in the order of the list. */
export function findPlaces(places: readonly PlanPlace[], search: PlanSearch): PlanPlace[] {
  return places.filter((place) => fits(place, search) && containsWords(place.text, search.words));
}

/** What Enter goes to: the place of that very code, one whose code begins so, one with these very words, or the first. */
export function firstHit(found: readonly PlanPlace[], words: string): PlanPlace | undefined {
  const wanted = searchable(words);
  if (wanted === '') return found[0];
  return (
    found.find(({ code }) => searchable(code) === wanted) ??
    found.find(({ code }) => searchable(code).startsWith(wanted)) ??
    found.find(({ text }) => searchable(text).includes(wanted)) ??
    found[0]
  );
}

/** How many places each value of a filter would show, under the words and the other filters. */
export function countsOf(
  places: readonly PlanPlace[],
  search: PlanSearch,
  facet: Facet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of findPlaces(places, { ...search, [facet]: [] })) {
    const value = values[facet];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The search with one value of a filter added, or taken away. */
export function toggled(search: PlanSearch, facet: Facet, value: string): PlanSearch {
  const chosen = search[facet];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...search, [facet]: next };
}

function fits({ values }: PlanPlace, search: PlanSearch): boolean {
  return FACET_IDS.every((facet) => {
    const value = values[facet];
    return search[facet].length === 0 || (value !== undefined && search[facet].includes(value));
  });
}
