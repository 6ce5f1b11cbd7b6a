import * as v from 'valibot';
import {
  type Hall,
  type HallPlace,
  hallSchema,
  type PlaceKind,
  type ShownHall,
  shownHallListSchema,
} from '../schemas/hall.schema';
import hall from './hall-2025.json';

/**
 * The halls of this edition before anything is stored of them: from here a new database is filled, and pages show them
 * where the service says nothing.
 */
export const EDITION_HALLS: readonly Hall[] = [v.parse(hallSchema, hall)];

/** The same as the service lists them while nothing is stored of them. */
export const SHIPPED_HALLS: readonly ShownHall[] = v.parse(
  shownHallListSchema,
  EDITION_HALLS.map((hall) => ({
    ...hall,
    drawings: hall.drawings.map((drawing) => ({ ...drawing, stored: false })),
  })),
);

/** Every place of the halls: stands, then zones, then entrances, as the list shows them. */
export const EDITION_PLACES: readonly HallPlace[] = EDITION_HALLS.flatMap(({ places }) => places);

export function placesOf(kind: PlaceKind): HallPlace[] {
  return EDITION_PLACES.filter((place) => place.kind === kind);
}

export const codesOf = (kind: PlaceKind): string[] => placesOf(kind).map(({ code }) => code);

/** How many stands the fair has, as pages tell it. */
export function standCount(halls: readonly { places: readonly HallPlace[] }[]): number {
  return halls.flatMap(({ places }) => places).filter(({ kind }) => kind === 'stand').length;
}

/** What is for sale when the sales open (specification, section 3: the shapes that carry `available: true`). */
export const freeCodes = (): string[] =>
  EDITION_PLACES.filter(({ free }) => free).map(({ code }) => code);

const sizes = new Map(EDITION_PLACES.map(({ code, size }) => [code, size]));

/** Square metres of a place as drawn; null where it has none. An organiser may correct the stored ones. */
export const drawnSize = (code: string): number | null => sizes.get(code) ?? null;
