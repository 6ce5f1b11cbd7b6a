import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { editionCode, type HallDrawing, shownCode } from '@mosta/shared/domain/shown-drawing';
import type { HallPlace, PlaceKind, ShownHall } from '@mosta/shared/schemas/hall.schema';
import type { PlanStatuses } from '../core/shape-look';

/** One entry of a hall, whatever drawing shows it. */
export type InventoryEntry = {
  /** Unique in the edition: every hall numbers its entrances from one, so those of a later hall begin with its id. */
  code: string;
  /** As people read it, within its hall. */
  name: string;
  kind: PlaceKind;
  /** Row letter of a stand; zones and entrances make a group each. */
  group: string;
  /** Its name, where the edition has more than one. */
  hall: string | undefined;
  hallId: string;
  /** As the first drawing's flags say; it holds where the service says nothing. */
  available: boolean;
  /** `false`: can be looked at, not chosen. */
  choosable: boolean;
};

/** A hall of the edition, by the names that its own drawings use. */
export type PlanHall = {
  id: string;
  name: string;
  drawings: readonly HallDrawing[];
  places: readonly HallPlace[];
  /** Stands that were joined or cut; `find` leads from a code that is gone to the stand that is there. */
  joins: ShownHall['joins'];
  cuts: ShownHall['cuts'];
  former: ShownHall['former'];
  find: (id: string) => InventoryEntry | undefined;
};

export type Inventory = {
  halls: readonly [PlanHall, ...PlanHall[]];
  /** Hall by hall; of each stands, then zones, then entrances: the order of the list. */
  entries: readonly InventoryEntry[];
  find: (code: string | null | undefined) => InventoryEntry | undefined;
  isEntrance: (code: string) => boolean;
  /** What the drawing says of stands and zones; entrances have no state. */
  drawnStatuses: PlanStatuses;
};

/** Every place of some halls. */
function inventoryOf(halls: readonly ShownHall[]): Inventory {
  const own = halls.map((hall, at) => {
    const entryOf = (place: HallPlace): [string, InventoryEntry] => [
      place.code,
      {
        ...{ kind: place.kind, group: place.group, name: place.code, hallId: hall.id },
        available: place.free,
        code: editionCode(hall.id, at, place),
        hall: halls.length > 1 ? hall.name : undefined,
        choosable: place.kind !== 'entrance',
      },
    ];
    const entries = new Map(hall.places.map(entryOf));
    for (const code of goneCodes(hall)) {
      const entry = entries.get(shownCode(hall, code));
      if (entry) entries.set(code, entry);
    }
    return entries;
  });
  const planHalls = halls.map(
    ({ id, name, drawings, places, joins, cuts, former }, at): PlanHall => ({
      ...{ id, name, drawings, places, joins, cuts, former },
      find: (code) => own[at]?.get(code),
    }),
  );
  const [first, ...others] = planHalls;
  if (!first) throw new Error('An edition has one hall at least');
  const entries = own.flatMap((places) => [...new Set(places.values())]);
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  const led = new Map(
    halls.flatMap((hall) => goneCodes(hall).map((code) => [code, shownCode(hall, code)] as const)),
  );
  return {
    halls: [first, ...others],
    entries,
    find: (code) => (code ? byCode.get(led.get(code) ?? code) : undefined),
    isEntrance: (code) => byCode.get(code)?.kind === 'entrance',
    drawnStatuses: new Map(
      entries
        .filter(({ choosable }) => choosable)
        .map(({ code, available }) => [code, available ? 'free' : 'reserved']),
    ),
  };
}

/** Codes of a hall that are no places of it: of stands that were joined or cut. */
const goneCodes = ({ joins, cuts, former }: ShownHall): string[] => [
  ...joins.flatMap(({ parts }) => parts),
  ...[...cuts, ...former].map(({ code }) => code),
];

const made = new WeakMap<readonly ShownHall[], Inventory>();
let latest: { text: string; inventory: Inventory } | undefined;

/**
 * The inventory of some halls; the same list gives the same object, and so does one that says the same as the one before:
 * façades have a copy of their own, and what is drawn already must not be drawn again. Without a hall, that of the
 * edition's file.
 */
export function inventoryFor(halls: readonly ShownHall[]): Inventory {
  const inventory = made.get(halls) ?? newInventory(halls);
  made.set(halls, inventory);
  return inventory;
}

function newInventory(halls: readonly ShownHall[]): Inventory {
  if (halls.length === 0) return shippedInventory();
  const text = JSON.stringify(halls);
  if (latest?.text !== text) latest = { text, inventory: inventoryOf(halls) };
  return latest.inventory;
}

/** That of the edition's file, which is read at the first call. */
export const shippedInventory = (): Inventory => inventoryFor(shippedHalls());
