import type {
  PreparationFilter,
  PreparationLine,
  PreparationTotal,
} from '../schemas/preparation.schema';

type Grouped = Pick<PreparationLine, 'supplier' | 'category' | 'kind'>;

/** Who delivers a line: its supplier, else its category, else what kind of thing it is. */
export type PreparationSection =
  | { by: 'supplier' | 'category'; name: string }
  | { by: 'kind'; name: PreparationLine['kind'] };

export function sectionOf({ supplier, category, kind }: Grouped): PreparationSection {
  if (supplier !== null) return { by: 'supplier', name: supplier };
  return category === null ? { by: 'kind', name: kind } : { by: 'category', name: category };
}

export function isSameSection(one: Grouped, other: Grouped): boolean {
  const [{ by, name }, second] = [sectionOf(one), sectionOf(other)];
  return by === second.by && name === second.name;
}

const SEQUENCE: readonly PreparationSection['by'][] = ['supplier', 'category', 'kind'];
const compareTexts = new Intl.Collator('fr', { numeric: true }).compare;

/** Places without a row come last. */
const rowKey = (row: string | null) => row ?? '\uffff';

/** Section by section, suppliers first; in each row by row, and there stand by stand. */
export function comparePreparation(one: PreparationLine, other: PreparationLine): number {
  return (
    compareSections(one, other) ||
    compareTexts(rowKey(one.row), rowKey(other.row)) ||
    compareTexts(one.stands.join(' '), other.stands.join(' ')) ||
    compareTexts(one.company, other.company) ||
    compareTexts(one.name, other.name) ||
    compareTexts(one._id, other._id)
  );
}

function compareSections(one: Grouped, other: Grouped): number {
  const [first, second] = [sectionOf(one), sectionOf(other)];
  return (
    SEQUENCE.indexOf(first.by) - SEQUENCE.indexOf(second.by) ||
    compareTexts(first.name, second.name)
  );
}

/** Stands for lines whose exhibitor has no stand in a row. */
export const NO_ROW = '-';

export function isWanted(
  line: PreparationLine,
  { supplier, category, row, status }: PreparationFilter,
): boolean {
  return (
    (supplier === undefined || line.supplier === supplier) &&
    (category === undefined || line.category === category) &&
    (row === undefined || (line.row ?? NO_ROW) === row) &&
    (status === undefined || line.status === status)
  );
}

/** How much of each article is needed in all, in the sequence of the sections. */
export function totalsOf(lines: readonly PreparationLine[]): PreparationTotal[] {
  const totals = new Map<string, PreparationTotal>();
  for (const { supplier, category, kind, name, unit, quantity } of lines) {
    const key = JSON.stringify([supplier, category, kind, name, unit]);
    const total = totals.get(key);
    if (total) total.quantity += quantity;
    else totals.set(key, { supplier, category, kind, name, unit, quantity });
  }
  return [...totals.values()].sort(
    (one, other) =>
      compareSections(one, other) ||
      compareTexts(one.name, other.name) ||
      compareTexts(one.unit, other.unit),
  );
}

/** Consecutive lines that belong together. */
export function runsOf<Line>(
  lines: readonly Line[],
  isSame: (one: Line, other: Line) => boolean,
): (readonly [Line, ...Line[]])[] {
  const runs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && isSame(last[0], line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}
