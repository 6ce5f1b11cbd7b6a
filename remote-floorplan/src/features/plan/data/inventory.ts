import { ENTRANCE_IDS, FREE_CODES, STAND_CODES, ZONE_IDS } from '@mosta/shared/domain/stand-code';
import { isAvailable, type StandState } from '@mosta/shared/domain/stand-status';
import type { PlanStatuses } from '../core/shape-look';

type StandKind = 'stand' | 'zone' | 'entrance';
/** One entry of the hall, whatever drawing shows it. */
export type InventoryEntry = {
  code: string;
  kind: StandKind;
  /** Row letter of a stand; zones and entrances make a group each. */
  group: string;
  /** As the first drawing's flags say; it holds where the service says nothing. */
  available: boolean;
  /** `false`: can be looked at, not chosen. */
  choosable: boolean;
};

const stateOf = (code: string): StandState => (FREE_CODES.includes(code) ? 'libre' : 'reserve');

function entry(code: string, kind: StandKind, group: string): InventoryEntry {
  return {
    code,
    kind,
    group,
    available: isAvailable(stateOf(code)),
    choosable: kind !== 'entrance',
  };
}

/** Stands, then zones, then entrances: the order of the list. */
export const INVENTORY: readonly InventoryEntry[] = [
  ...STAND_CODES.map((code) => entry(code, 'stand', code.charAt(0))),
  ...ZONE_IDS.map((code) => entry(code, 'zone', 'zones')),
  ...ENTRANCE_IDS.map((code) => entry(code, 'entrance', 'entrances')),
];

const byCode = new Map(INVENTORY.map((stand) => [stand.code, stand]));

export function findStand(code: string | null | undefined): InventoryEntry | undefined {
  return code ? byCode.get(code) : undefined;
}

export const isEntrance = (code: string): boolean => findStand(code)?.kind === 'entrance';

/** What the drawing says of stands and zones; entrances have no state. */
export const DRAWN_STATUSES: PlanStatuses = new Map(
  INVENTORY.filter(({ kind }) => kind !== 'entrance').map(({ code, available }) => [
    code,
    available ? 'free' : 'reserved',
  ]),
);
