import { searchable } from '@mosta/shared/domain/search-text';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { ShapeColour } from '../core/shape.schema';
import type { PlanStatuses } from '../core/shape-look';
import { INVENTORY, type InventoryEntry } from '../data/inventory';

/** One line of the list, with its texts in the visitor's language. */
export type StandOption = {
  stand: InventoryEntry;
  /** Undefined for entrances. */
  status: PublicStatus | undefined;
  name: string;
  label: string;
};
/** Colours of the shapes in the drawing that is shown. */
export type ColoursByCode = ReadonlyMap<string | undefined, ShapeColour>;
type Translate = (key: string, values?: Record<string, string>) => string;

/**
 * Every stand, zone and entrance as a line of the list; "Stand B49, disponible" is a seam that tests rely on. A line
 * whose state is as before is the same object, so that only what has changed is drawn again.
 */
export function createStandOptions(t: Translate): (statuses: PlanStatuses) => StandOption[] {
  const made = new Map<string, StandOption>();
  return (statuses) =>
    INVENTORY.map((stand) => {
      const status = statuses.get(stand.code);
      const key = `${stand.code} ${status}`;
      const option = made.get(key) ?? optionOf(stand, status, t);
      made.set(key, option);
      return option;
    });
}

function optionOf(
  stand: InventoryEntry,
  status: PublicStatus | undefined,
  t: Translate,
): StandOption {
  const name = t(`name.${stand.kind}`, { code: stand.code });
  const label = status ? t(`option.${status}`, { name }) : name;
  return { stand, status, name, label };
}

/** The next option after `from` whose code or name starts with what was typed; wraps around. */
export function typedAhead(
  options: readonly StandOption[],
  typed: string,
  from: number,
): StandOption | undefined {
  const wanted = searchable(typed);
  // A first letter moves on; more letters may still fit the option that the first ones found.
  const start = wanted.length > 1 ? from : from + 1;
  const rotated = [...options.slice(Math.max(start, 0)), ...options.slice(0, Math.max(start, 0))];
  return rotated.find(
    ({ stand, name }) =>
      searchable(stand.code).startsWith(wanted) || searchable(name).startsWith(wanted),
  );
}

/** Options by their group, in the list's order. */
export function grouped<Option extends Pick<StandOption, 'stand'>>(
  options: readonly Option[],
): [group: string, options: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.stand.group);
    if (group) group.push(option);
    else groups.set(option.stand.group, [option]);
  }
  return [...groups];
}
