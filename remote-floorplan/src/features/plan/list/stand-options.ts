import type { ShapeColour } from '@mosta/plan/drawing/shape.schema';
import { searchable } from '@mosta/shared/domain/search-text';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import type { PlanStatuses } from '../core/shape-look';
import type { InventoryEntry } from '../data/inventory';

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
export function createStandOptions(
  t: Translate,
  entries: readonly InventoryEntry[],
): (statuses: PlanStatuses) => StandOption[] {
  const made = new Map<string, StandOption>();
  const textOf = createTexts(t);
  return (statuses) =>
    entries.map((stand) => {
      const status = statuses.get(stand.code);
      const key = `${stand.code} ${status}`;
      const option = made.get(key) ?? optionOf(stand, status, textOf);
      made.set(key, option);
      return option;
    });
}

/** Stands for the value in a text that is translated once for all: a character that no text has. */
const VALUE_MARK = '\uE000';

/** Texts with one value: looking one up takes as long as filling it some hundred times. */
function createTexts(t: Translate) {
  const texts: Record<string, string> = {};
  return (key: string, name: string, value: string): string => {
    texts[key] ??= t(key, { [name]: VALUE_MARK });
    return texts[key].replace(VALUE_MARK, () => value);
  };
}

function optionOf(
  stand: InventoryEntry,
  status: PublicStatus | undefined,
  textOf: ReturnType<typeof createTexts>,
): StandOption {
  const name = textOf(`name.${stand.kind}`, 'code', stand.name);
  const label = status ? textOf(`option.${status}`, 'name', name) : name;
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
      searchable(stand.name).startsWith(wanted) || searchable(name).startsWith(wanted),
  );
}

/** The options of one row of the hall, or of one kind that stands in none. */
export type Group<Option> = { key: string; title: string; options: Option[] };

/** Options by their group within their hall, in the list's order. */
export function grouped<Option extends Pick<StandOption, 'stand'>>(
  options: readonly Option[],
  t: Translate,
): Group<Option>[] {
  const groups = new Map<string, Group<Option>>();
  for (const option of options) {
    const { kind, group, hallId } = option.stand;
    const key = `${hallId} ${kind} ${group}`;
    const known = groups.get(key);
    if (known) known.options.push(option);
    else groups.set(key, { key, title: titleOf(option.stand), options: [option] });
  }
  return [...groups.values()];

  function titleOf({ kind, group, hall }: InventoryEntry): string {
    const title = kind === 'stand' ? t('panel.row', { row: group }) : t(`list.group.${group}`);
    return hall === undefined ? title : t('list.inHall', { hall, title });
  }
}
