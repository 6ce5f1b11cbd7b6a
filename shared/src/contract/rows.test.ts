import { addressIn } from './languages';
import { askedRow, hasRowsBelow, routePattern, rowAddress, rowCall, rowTexts } from './rows';

const texts = (fr: string, en: string, ar: string) => ({ fr, en, ar });
const route = {
  path: '/hotels',
  title: texts('Hôtels', 'Hotels', 'فنادق'),
  description: texts('Où dormir', 'Where to sleep', 'أين تنام'),
  rows: { parameter: 'hotel', list: 'v1/hotel', title: 'name', description: 'words' },
};

it('finds the row of an address, and the address of a row in each language', () => {
  const at = (search: string) => ({ pathname: '/hotels', search });
  expect(askedRow(route, at('?langue=en&hotel=a%20b'))).toBe('a b');
  expect(askedRow(route, at('?hotel='))).toBeUndefined();
  expect(askedRow({ path: '/hotels' }, at('?hotel=a'))).toBeUndefined();
  expect(rowAddress(route, 'a b')).toBe('/hotels?hotel=a%20b');
  expect(addressIn('fr', rowAddress(route, 'a'))).toBe('/hotels?hotel=a');
  expect(addressIn('ar', rowAddress(route, 'a'))).toBe('/hotels?hotel=a&langue=ar');
});

it('finds a row below the path of its route, in whichever spelling', () => {
  const { parameter: _parameter, ...rows } = route.rows;
  const below = { ...route, rows };
  expect(hasRowsBelow(below)).toBe(true);
  expect(hasRowsBelow(route)).toBe(false);
  expect([below, route].map(routePattern)).toEqual(['/hotels/*', '/hotels']);
  for (const pathname of ['/hotels/2025/a', '/Hotels/2025/a/', '/hotels//2025/a'])
    expect(askedRow(below, { pathname, search: '?hotel=b' })).toBe('2025/a');
  for (const pathname of ['/hotels', '/hotels/'])
    expect(askedRow(below, { pathname, search: '' })).toBeUndefined();
  expect(rowAddress(below, '2025/a b')).toBe('/hotels/2025/a%20b');
  expect(rowCall('v1/hotel', '2025/a b')).toBe('v1/hotel/2025/a%20b');
  expect(addressIn('ar', rowAddress(below, '2025'))).toBe('/hotels/2025?langue=ar');
});

it('says of a row in each language what it says in each', () => {
  const row = {
    name: texts('Le Phare', 'The Lighthouse', 'المنارة'),
    words: texts('Mer', 'Sea', ''),
  };
  expect(rowTexts(route, row, 'en')).toEqual({ title: 'The Lighthouse', description: 'Sea' });
  expect(rowTexts(route, row, 'ar').description).toBe('المنارة. أين تنام');
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
