import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import { makeCartItem } from '@mosta/shared/testing/simulations';
import { categoriesOf, findItems, ofGroup } from './item-groups';

const item = (changes: Partial<CatalogueItem>): CatalogueItem => ({
  ...makeCartItem(),
  parentCategory: 'Fournitures',
  ...changes,
});
const chair = item({ _id: 'chaise', name: 'Chaise', category: 'Mobilier' });
const fridge = item({ _id: 'froid', name: 'Réfrigérateur', category: 'Froid' });
const table = item({ _id: 'table', name: 'Table', category: 'Mobilier', description: 'Pliante' });
const host = item({
  _id: 'accueil',
  name: 'Accueil',
  category: 'Personnel',
  parentCategory: 'Service',
});
const items = [chair, fridge, table, host];

test('finds by name, text and category, without accents and in any order', () => {
  expect(findItems(items, '')).toEqual(items);
  expect(findItems(items, 'refrigerateur')).toEqual([fridge]);
  expect(findItems(items, 'mobilier pliante')).toEqual([table]);
  expect(findItems(items, 'piano')).toEqual([]);
});

test('keeps the organiser’s order within groups and categories', () => {
  expect(categoriesOf(ofGroup(items, 'Fournitures'))).toEqual([
    { name: 'Mobilier', items: [chair, table] },
    { name: 'Froid', items: [fridge] },
  ]);
  expect(ofGroup(items, 'Communication')).toEqual([]);
});
