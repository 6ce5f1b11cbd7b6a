import { addressIn } from './languages';
import { askedRow, rowAddress, rowTexts } from './rows';

const texts = (fr: string, en: string, ar: string) => ({ fr, en, ar });
const route = {
  path: '/hotels',
  title: texts('Hôtels', 'Hotels', 'فنادق'),
  description: texts('Où dormir', 'Where to sleep', 'أين تنام'),
  rows: { parameter: 'hotel', list: 'v1/hotel', title: 'name', description: 'words' },
};

it('finds the row of an address, and the address of a row in each language', () => {
  expect(askedRow(route, '?langue=en&hotel=a%20b')).toBe('a b');
  expect(askedRow(route, '?hotel=')).toBeUndefined();
  expect(askedRow({ path: '/hotels' }, '?hotel=a')).toBeUndefined();
  expect(rowAddress(route, 'a b')).toBe('/hotels?hotel=a%20b');
  expect(addressIn('fr', rowAddress(route, 'a'))).toBe('/hotels?hotel=a');
  expect(addressIn('ar', rowAddress(route, 'a'))).toBe('/hotels?hotel=a&langue=ar');
});

it('makes title and description of what the row says, in one line of bounded length', () => {
  expect(rowTexts(route, { name: ' Le\nPhare ', words: 'Au bord\n\nde la mer' }, 'fr')).toEqual({
    ...{ title: 'Le Phare', description: 'Au bord de la mer' },
  });
  const long = rowTexts(route, { name: 'Le Phare', words: 'mot '.repeat(100) }, 'fr').description;
  expect(long).toMatch(/^(mot )+mot…$/);
  expect(long.length).toBeLessThanOrEqual(161);
});

it('falls back on what the route says', () => {
  expect(rowTexts(route, { name: 'Le Phare', words: '' }, 'en')).toEqual({
    ...{ title: 'Le Phare', description: 'Le Phare. Where to sleep' },
  });
  for (const row of [{}, { name: 3 }, { name: ' ' }])
    expect(rowTexts(route, row, 'ar')).toEqual({ title: 'فنادق', description: 'أين تنام' });
});
