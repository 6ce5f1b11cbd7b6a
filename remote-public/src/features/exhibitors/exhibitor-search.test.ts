import data from '@mosta/shared/domain/exhibitors.json';
import { SECTORS } from '@mosta/shared/domain/sectors';
import { directoryFileSchema } from '@mosta/shared/schemas/directory-file.schema';
import * as v from 'valibot';
import { choicesOf, findExhibitors, listExhibitors } from './exhibitor-search';

const directory = v.parse(directoryFileSchema, data);
const list = listExhibitors(directory.exhibitors, { language: 'fr', t: (key) => key });
const ALL = { words: '', sector: '', country: '' };

test('the data file has exhibitors of many sectors and several countries, plainly samples', () => {
  expect(directory.sample).toBe(true);
  expect(list.length).toBeGreaterThanOrEqual(24);
  expect(SECTORS).toEqual(expect.arrayContaining(list.map(({ sector }) => sector)));
  expect(new Set(list.map(({ sector }) => sector)).size).toBeGreaterThan(5);
  expect(choicesOf(list, 'country', 'fr').length).toBeGreaterThan(3);
  for (const { name } of list) expect(name).toMatch(/^Exposant exemple \d\d$/);
});

test.each([
  [{ stand: 'C02' }, 'Ce stand est encore libre.'],
  [{ stand: 'E01' }, 'Ce code n’est pas celui d’un stand.'],
  [{ stand: data.exhibitors[1]?.stand }, 'Deux exposants ont le même stand.'],
  [{ country: 'Algérie' }, 'Un pays s’écrit en deux lettres\u00a0: DZ.'],
])('%j is refused', (change, message) => {
  const exhibitors = data.exhibitors.map((one, index) =>
    index === 0 ? { ...one, ...change } : one,
  );
  const { issues } = v.safeParse(directoryFileSchema, { ...data, exhibitors });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('the list is in alphabetical order, numbers by their value', () => {
  const named = ['Éclat 10', 'eclat 9', 'Amande', 'Zeste'].map((name, index) => ({
    name,
    sector: 'oil' as const,
    country: 'DZ',
    stand: `A0${index + 3}`,
  }));
  expect(listExhibitors(named, { language: 'fr', t: String }).map(({ name }) => name)).toEqual([
    'Amande',
    'eclat 9',
    'Éclat 10',
    'Zeste',
  ]);
});

test('words, sector and country are asked for together', () => {
  const spanish = findExhibitors(list, { ...ALL, country: 'ES' });
  expect(spanish.length).toBeGreaterThan(0);
  expect(new Set(spanish.map(({ countryName }) => countryName))).toEqual(new Set(['Espagne']));
  expect(findExhibitors(list, { ...ALL, words: 'ESPAGNE' })).toEqual(spanish);
  const [first] = spanish;
  expect(
    findExhibitors(list, { words: first?.stand ?? '', sector: first?.sector ?? '', country: 'ES' }),
  ).toEqual([first]);
  expect(findExhibitors(list, ALL)).toEqual(list);
});
