import fc from 'fast-check';
import { dayGrid } from './day-grid';

const entry = (id: string, starts: string, ends: string, place = 'Workshop') => ({
  ...{ id, starts, ends, place },
});
const idsOf = (grid: ReturnType<typeof dayGrid>) =>
  grid.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.entry?.id ?? []));

test('rows begin each half hour and where something begins; a place has a column', () => {
  const grid = dayGrid([
    entry('olive', '11:00', '12:00', 'reception'),
    entry('eau', '11:15', '12:00', 'Workshop'),
  ]);
  expect(grid.places).toEqual([
    { place: 'reception', columns: 1 },
    { place: 'Workshop', columns: 1 },
  ]);
  expect(grid.rows.map(({ starts }) => starts)).toEqual(['11:00', '11:15', '11:30']);
  expect(grid.rows.map(({ cells }) => cells.map((cell) => cell.entry && cell.span))).toEqual([
    [3, undefined],
    [2],
    [],
  ]);
});

test('hours without anything are one row', () => {
  const grid = dayGrid([
    entry('visite', '10:00', '10:30'),
    entry('gala', '19:00', '19:30', 'invitation'),
  ]);
  expect(grid.rows.map(({ starts, ends, isPause }) => [starts, ends, isPause])).toEqual([
    ['10:00', '10:30', false],
    ['10:30', '19:00', true],
    ['19:00', '19:30', false],
  ]);
});

test('what begins at the reception at the same time stands side by side', () => {
  const grid = dayGrid([
    entry('a', '10:00', '11:00', 'reception'),
    entry('b', '10:00', '11:00', 'reception'),
    entry('c', '11:00', '12:00', 'reception'),
  ]);
  expect(grid.places).toEqual([{ place: 'reception', columns: 2 }]);
  expect(idsOf(grid)).toEqual(['a', 'b', 'c']);
});

test('a day without entries has no rows', () => {
  expect(dayGrid([])).toEqual({ places: [], rows: [] });
});

const anyEntries = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 1400 }),
    length: fc.integer({ min: 1, max: 300 }),
    place: fc.constantFrom('reception', 'Workshop', 'VIP1', 'invitation'),
  }),
  { maxLength: 25 },
);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('whatever the entries, each has one cell and every row the same width', () => {
  fc.assert(
    fc.property(anyEntries, (drawn) => {
      const entries = drawn.map(({ from, length, place }, index) =>
        entry(`e${index}`, clock(from), clock(Math.min(1439, from + length)), place),
      );
      const { places, rows } = dayGrid(entries);
      const width = places.reduce((sum, { columns }) => sum + columns, 0);
      expect(idsOf({ places, rows }).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      for (const [index] of rows.entries()) {
        const covering = rows
          .slice(0, index + 1)
          .flatMap(({ cells }, from) =>
            cells.filter((cell) => from + (cell.entry ? cell.span : 1) > index),
          );
        expect(covering).toHaveLength(width);
      }
    }),
  );
});
