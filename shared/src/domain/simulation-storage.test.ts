import fc from 'fast-check';
import { anySimulation, makeCartItem, makePackage, makeSimulation } from '../testing/simulations';
import { INITIAL_SIMULATION } from './simulation';
import { readSimulation, writeSimulation } from './simulation-storage';

const stand = makePackage();
const saved = makeSimulation({ packages: [stand], items: [makeCartItem()] });
const { promo: _promo, promoCode: _code, ...old } = saved;

test('nothing stored is the initial state', () => {
  expect(readSimulation(null)).toEqual({
    state: INITIAL_SIMULATION,
    outcome: 'none',
    setAside: null,
  });
});

test('what was written is read as it was', () => {
  fc.assert(
    fc.property(anySimulation, (state) => {
      expect(readSimulation(writeSimulation(state))).toEqual({
        state,
        outcome: 'read',
        setAside: null,
      });
    }),
  );
});

test('state without a version is migrated; an item without quantity counts once', () => {
  const { quantity: _, days: __, ...chair } = makeCartItem();
  const text = JSON.stringify({ ...old, cart: { chaise: chair }, promo: 'SALON10' });
  expect(readSimulation(text)).toEqual({
    state: { ...saved, promo: null, promoCode: 'SALON10' },
    outcome: 'migrated',
    setAside: null,
  });
});

const updated = { ...stand, quantity: 4 };
const added = makePackage({ id: 'autre' });

test.each([
  [
    'a list beside the selected ones',
    { formule: { ...old.formule, selectedFormule: [updated, added] } },
  ],
  ['a list of another name', { formule: { ...old.formule, formules: [updated, added] } }],
  ['a record', { formule: { ...old.formule, selectedPackages: { a: updated, b: added } } }],
  ['keys beside the formule', { selectedFormules: [updated], selectedPackage: added }],
])('packages that went to a stray key are brought home: %s', (_, astray) => {
  const read = readSimulation(JSON.stringify({ ...old, ...astray }));
  expect(read.outcome).toBe('migrated');
  expect(read.state.formule).toEqual({ selectedFormules: [updated, added] });
});

test('what only has the name of a stray key is no package', () => {
  const astray = { selectedFormule: 7, packages: [null, 'x', { id: 'x' }], theme: [added] };
  const read = readSimulation(JSON.stringify({ ...old, ...astray }));
  expect(read.state.formule).toEqual(saved.formule);
});

const forged = (changes: object) => JSON.stringify({ version: 1, ...saved, ...changes });

test.each([
  ['no JSON', '{"version":1,'],
  ['another value', '42'],
  ['nothing', 'null'],
  ['a later version', forged({ version: 2 })],
  ['a cart that is text', forged({ cart: 'x' })],
  ['a price below 0', forged({ cart: { chaise: makeCartItem({ priceDA: -1 }) } })],
  ['a price with a fraction', forged({ cart: { chaise: makeCartItem({ priceDA: 0.5 }) } })],
  [
    'a quantity without end',
    forged({ formule: { selectedFormules: [{ ...stand, quantity: 1e9 }] } }),
  ],
  ['a package twice', forged({ formule: { selectedFormules: [stand, stand] } })],
  ['an item under another id', forged({ cart: { table: makeCartItem() } })],
  ['a missing field', forged({ personalInfo: { nationality: '' } })],
])('state that cannot be used is set aside: %s', (_, text) => {
  expect(readSimulation(text)).toEqual({
    state: INITIAL_SIMULATION,
    outcome: 'invalid',
    setAside: text,
  });
});

test('a forged prototype changes nothing', () => {
  const text = writeSimulation(saved).replace('"cart":{', '"cart":{"__proto__":{"priceDA":1},');
  expect(readSimulation(text).state.cart).toEqual(saved.cart);
});

test('no stored text makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(['migrated', 'invalid']).toContain(readSimulation(text).outcome);
    }),
  );
});
