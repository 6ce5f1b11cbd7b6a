import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import {
  categoriesOf,
  orderInput,
  orderLines,
  orderTotal,
  type Selection,
  withChoice,
} from './selection';
import { buildItem } from './testing';

const CHAIR = buildItem('chaise');
const FRIDGE = buildItem('vitrine', { category: 'Froid', priceDA: 28_000, priceEuro: null });
const HOST = buildItem('accueil', {
  parentCategory: 'Service',
  category: 'Personnel',
  unit: 'jour',
  isPerDay: true,
  priceDA: 8_000,
});
const ITEMS: readonly CatalogueItem[] = [CHAIR, FRIDGE, HOST];
const WANTED: Selection = {
  accueil: { quantity: 2, days: 3 },
  chaise: { quantity: 4, days: 2 },
  retire: { quantity: 1, days: 1 },
};

test('lines are in the order of the catalogue; days count only where the price is per day, and what is gone is left out', () => {
  const lines = orderLines(ITEMS, WANTED, 'DZD');
  expect(lines.map(({ id, total }) => [id, total?.amount])).toEqual([
    ['chaise', 6_000],
    ['accueil', 48_000],
  ]);
  expect(orderTotal(lines, 'DZD')).toEqual({
    total: { amount: 54_000, currency: 'DZD' },
    partial: false,
  });
});

test('without a price in the currency a line is not counted, and a total of nothing known is none', () => {
  const both = withChoice(WANTED, 'vitrine', { quantity: 1, days: 1 });
  expect(orderTotal(orderLines([CHAIR, FRIDGE], both, 'EUR'), 'EUR')).toEqual({
    total: { amount: 4_000, currency: 'EUR' },
    partial: true,
  });
  expect(orderTotal(orderLines([FRIDGE], both, 'EUR'), 'EUR')).toEqual({
    total: null,
    partial: true,
  });
  expect(orderTotal([], 'EUR')).toEqual({ total: { amount: 0, currency: 'EUR' }, partial: false });
});

test('the order names what is still offered, and days only per day', () => {
  expect(orderInput(ITEMS, WANTED)).toEqual({
    items: [
      { _id: 'chaise', quantity: 4, days: 1 },
      { _id: 'accueil', quantity: 2, days: 3 },
    ],
  });
});

test('a choice is set and taken out', () => {
  const one = withChoice({}, 'chaise', { quantity: 1, days: 1 });
  expect(one).toEqual({ chaise: { quantity: 1, days: 1 } });
  expect(withChoice(one, 'chaise', null)).toEqual({});
});

test('categories keep the organiser’s order', () => {
  expect(categoriesOf([CHAIR, HOST, FRIDGE, buildItem('table')], 'Fournitures')).toEqual([
    { name: 'Mobilier', items: [CHAIR, buildItem('table')] },
    { name: 'Froid', items: [FRIDGE] },
  ]);
});
