import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { EditionContent } from '@mosta/shared/schemas/edition-content.schema';

/** The edition that the portal shows, with the account where exhibitors pay. */
export type CurrentEdition = Edition & Pick<EditionContent, 'bank'>;

let current: CurrentEdition = {
  ...FIRST_EDITION,
  phase: 'after',
  registrations: 'open',
  former: [],
};
let others: ReadonlyMap<number, CurrentEdition> = new Map();

/**
 * The edition as this process last read it, at most a second behind the database: for letters, references, prices and
 * deadlines, which are made where no connection is at hand. Until the database is read it is the first one.
 */
export function currentEdition(): CurrentEdition {
  return current;
}

/**
 * The edition of that year, for what a row of it costs, is called and is due: last year's reservation keeps its prices.
 * The current one where this process has not read that year yet, half a second after it was added.
 */
export function editionOf(year: number): CurrentEdition {
  return (year === current.year ? undefined : others.get(year)) ?? current;
}

/** The edition of a year, or the current one where none is named. */
export function namedEdition(year: number | undefined): CurrentEdition {
  return year === undefined ? current : editionOf(year);
}

/** Takes over all editions as they were read. */
export function keepEditions(editions: readonly CurrentEdition[]): void {
  others = new Map(editions.map((edition) => [edition.year, edition]));
}

/** From now on this is the current edition; the same object while nothing has changed. */
export function keepCurrentEdition(edition: CurrentEdition): void {
  current = edition;
}

/** Every edition that this process knows. */
export function knownEditions(): CurrentEdition[] {
  return [...others.values()];
}

/** `Mosta Expo 2025`. */
export function fairName(): string {
  return `${current.product} ${current.year}`;
}

/** What everybody may read of it: the answer of `GET /v1/edition`. */
export function publicEdition({ bank: _bank, ...edition }: CurrentEdition): Edition {
  return edition;
}
