import * as v from 'valibot';
import {
  type Hall,
  type HallPlace,
  hallSchema,
  type PlaceKind,
  type ShownHall,
} from '../schemas/hall.schema';
import hall from './hall-2025.json';
import zones from './zones-2025.json';

/** The id of the hall of this edition, whose drawings ship with the plan. */
export const SHIPPED_HALL: string = hall.id;

/**
 * The halls of this edition before anything is stored of them: from here a new database is filled, and pages show them
 * where the service says nothing. Its file is read at the first call: most pages get the halls from the service.
 */
export const editionHalls = once((): readonly Hall[] => {
  const stands = hall.places.filter(({ kind }) => kind === 'stand');
  const entrances = hall.places.filter(({ kind }) => kind === 'entrance');
  return [v.parse(hallSchema, { ...hall, places: [...stands, ...zones, ...entrances] })];
});

/** The same as the service lists them while nothing is stored of them. */
export const shippedHalls = once((): ShownHall[] =>
  editionHalls().map((hall) => ({
    ...hall,
    drawings: hall.drawings.map((drawing) => ({ ...drawing, stored: false })),
    joins: [],
    cuts: [],
    former: [],
  })),
);

/** Every place of the halls: stands, then zones, then entrances, as the list shows them. */
export const editionPlaces = once((): readonly HallPlace[] =>
  editionHalls().flatMap(({ places }) => places),
);

export function placesOf(kind: PlaceKind): HallPlace[] {
  return editionPlaces().filter((place) => place.kind === kind);
}

export const codesOf = (kind: PlaceKind): string[] => placesOf(kind).map(({ code }) => code);

/** How many stands the fair has, as pages tell it. */
export function standCount(halls: readonly { places: readonly HallPlace[] }[]): number {
  return halls.flatMap(({ places }) => places).filter(({ kind }) => kind === 'stand').length;
}

/** What is for sale when the sales open (specification, section 3: the shapes that carry `available: true`). */
export const freeCodes = (): string[] =>
  editionPlaces()
    .filter(({ free }) => free)
    .map(({ code }) => code);

const sizes = once(() => new Map(editionPlaces().map(({ code, size }) => [code, size])));

/** Square metres of a place as drawn; null where it has none. An organiser may correct the stored ones. */
export const drawnSize = (code: string): number | null => sizes().get(code) ?? null;

/** A function that makes its value when it is first asked for it, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
