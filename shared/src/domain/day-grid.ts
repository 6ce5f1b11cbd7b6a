import type { ProgrammeEntry } from '../schemas/programme.schema';

type Entry = Pick<ProgrammeEntry, 'id' | 'starts' | 'ends' | 'place'>;
type Place = ProgrammeEntry['place'];

/** A place, and how many columns it takes: what begins at a meeting point at the same time stands side by side. */
export type GridPlace = { place: Place; columns: number };

/** A cell of a row: what begins there, over `span` rows, or nothing. What is still on from a row above has no cell. */
export type GridCell<E> =
  | { key: string; entry: E; span: number }
  | { key: string; entry?: undefined };

export type GridRow<E> = {
  /** Times of day, `10:00`. */
  starts: string;
  ends: string;
  /** Nothing is on anywhere. */
  isPause: boolean;
  cells: readonly GridCell<E>[];
};

export type DayGrid<E> = { places: readonly GridPlace[]; rows: readonly GridRow<E>[] };

/** A row begins at each of these minutes of an hour, besides where something begins or ends. */
const STEP = 30;

/** The entries of one day as a table: hours down, places across; a time in which nothing is on is one row. */
export function dayGrid<E extends Entry>(entries: readonly E[]): DayGrid<E> {
  const rows = rowsOf(entries);
  const columns = columnsOf(entries);
  const places = [...new Set(columns.map(({ place }) => place))].map((place) => ({
    place,
    columns: columns.filter((column) => column.place === place).length,
  }));
  return {
    places,
    rows: rows.map((row, index) => ({
      ...row,
      cells: columns.flatMap(({ key, entries: own }): GridCell<E>[] => {
        const entry = own.find(({ starts }) => starts === row.starts);
        if (entry) {
          const span = rows.slice(index).filter(({ starts }) => starts < entry.ends).length;
          return [{ key, entry, span }];
        }
        const goesOn = own.some(({ starts, ends }) => starts < row.starts && row.starts < ends);
        return goesOn ? [] : [{ key }];
      }),
    })),
  };
}

type Times = Pick<GridRow<Entry>, 'starts' | 'ends' | 'isPause'>;

function rowsOf(entries: readonly Entry[]): Times[] {
  const ends = entries.map((entry) => entry.ends).sort();
  const marks = new Set(entries.flatMap((entry) => [entry.starts, entry.ends]));
  const [first, last] = [[...marks].sort().at(0), ends.at(-1)];
  if (first === undefined || last === undefined) return [];
  for (let at = 0; at < 24 * 60; at += STEP) {
    if (timeOf(at) > first && timeOf(at) < last) marks.add(timeOf(at));
  }
  const times = [...marks].sort();
  const rows: Times[] = [];
  for (const [index, starts] of times.slice(0, -1).entries()) {
    const isPause = !entries.some((entry) => entry.starts <= starts && starts < entry.ends);
    const before = rows.at(-1);
    const next = times[index + 1] ?? last;
    if (isPause && before?.isPause) before.ends = next;
    else rows.push({ starts, ends: next, isPause });
  }
  return rows;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

type Column<E> = { key: string; place: Place; entries: E[] };

/** Columns from left to right: the reception, the places by name, then what an invitation says. */
function columnsOf<E extends Entry>(entries: readonly E[]): Column<E>[] {
  const columns: Column<E>[] = [];
  for (const entry of entries.toSorted((one, other) => (one.starts < other.starts ? -1 : 1))) {
    const own = columns.filter(({ place }) => place === entry.place);
    const free = own.find((column) => (column.entries.at(-1)?.ends ?? '') <= entry.starts);
    if (free) free.entries.push(entry);
    else
      columns.push({
        key: `${entry.place} ${own.length}`,
        place: entry.place,
        entries: [entry],
      });
  }
  const { compare } = new Intl.Collator('fr', { numeric: true });
  return columns.sort((one, other) => rank(one) - rank(other) || compare(one.key, other.key));
}

function rank({ place }: { place: Place }): number {
  if (place === 'reception') return 0;
  return place === 'invitation' ? 2 : 1;
}
