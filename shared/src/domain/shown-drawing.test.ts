import { shippedHalls } from './edition-halls';
import { editionCode, shownCode, shownDrawing } from './shown-drawing';

const [main] = shippedHalls();
if (!main) throw new Error('No hall');
const place = { size: null, free: false };
const EAST = {
  ...{ id: 'est', name: 'Hall Est', joins: [], cuts: [], former: [] },
  drawings: [
    { id: 'a', stored: true, lacks: ['E02'] },
    { id: 'c', stored: true, lacks: ['E01', '1'] },
  ],
  places: [
    { ...place, code: 'E01', kind: 'stand' as const, group: 'E' },
    { ...place, code: 'E02', kind: 'stand' as const, group: 'E' },
    { ...place, code: '1', kind: 'entrance' as const, group: 'entrances' },
  ],
};

function shown(asked: { hall?: string; drawing?: string; stand?: string }) {
  const { hall = null, drawing = null, stand = null } = asked;
  const found = shownDrawing([main ?? EAST, EAST], { hall, drawing, stand });
  return `${found.hall.id} ${found.drawing?.id}`;
}

test.each([
  [{}, 'principal a'],
  [{ drawing: 'b' }, 'principal b'],
  [{ hall: 'est' }, 'est a'],
  [{ hall: 'est', drawing: 'c' }, 'est c'],
  [{ hall: 'est', drawing: 'b' }, 'est a'],
  [{ hall: 'nord', drawing: 'z', stand: 'Z99' }, 'principal a'],
  [{ stand: 'E02' }, 'est c'],
  [{ stand: 'E01', hall: 'principal', drawing: 'b' }, 'est a'],
  [{ stand: 'E02', drawing: 'a' }, 'est c'],
  [{ stand: 'B49', drawing: 'b' }, 'principal b'],
  [{ stand: 'A31', drawing: 'b' }, 'principal a'],
  [{ stand: 'est.1', drawing: 'c' }, 'est a'],
  [{ stand: '12', drawing: 'b' }, 'principal a'],
])('%j shows %s', (asked, expected) => {
  expect(shown(asked)).toBe(expected);
});

test('a stand that no drawing has leaves the one that is named', () => {
  const [one, other] = EAST.drawings;
  const lacks = ['E01'];
  if (!one || !other) throw new Error('No drawings');
  const bare = {
    ...EAST,
    drawings: [
      { ...one, lacks },
      { ...other, lacks },
    ],
  };
  const asked = { hall: null, drawing: 'c', stand: 'E01' };
  expect(shownDrawing([bare], asked).drawing?.id).toBe('c');
  expect(shownDrawing([{ ...EAST, drawings: [] }], asked).drawing).toBeUndefined();
});

test('a part of a joined stand leads to the drawing of the whole', () => {
  const joins = [{ code: 'E02', parts: ['E02', 'E03'] }];
  const asked = { hall: null, drawing: null, stand: 'E03' };
  expect(shownDrawing([main ?? EAST, { ...EAST, joins }], asked)).toMatchObject({
    hall: { id: 'est' },
    drawing: { id: 'c' },
  });
});

test('codes that are gone lead to a stand that is there', () => {
  const parts = (code: string) => ['1', '2'].map((number) => ({ code: `${code}-${number}` }));
  const layout = {
    joins: [{ code: 'E09', parts: ['E08-1', 'E09'] }],
    cuts: [
      { code: 'E01', parts: parts('E01') },
      { code: 'E08', parts: parts('E08') },
      { code: 'E01-1', parts: parts('E01-1') },
    ],
    former: [
      { code: 'E05-1-2', of: 'E05-1' },
      { code: 'E05-1', of: 'E05' },
    ],
  };
  const found = ['E01', 'E01-2', 'E08', 'E08-2', 'E05-1-2', 'E07'].map((code) =>
    shownCode(layout, code),
  );
  expect(found).toEqual(['E01-1-1', 'E01-2', 'E09', 'E08-2', 'E05', 'E07']);
});

test('entrances of a later hall begin with its id', () => {
  const [, , entrance] = EAST.places;
  if (!entrance) throw new Error('No entrance');
  expect(editionCode('est', 0, entrance)).toBe('1');
  expect(editionCode('est', 1, entrance)).toBe('est.1');
});
