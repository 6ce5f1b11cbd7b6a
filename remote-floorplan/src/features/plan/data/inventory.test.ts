import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import { inventoryFor } from './inventory';

it('is the same object for each list that says what the edition’s file says', () => {
  const shipped = inventoryFor(shippedHalls());
  expect(inventoryFor(structuredClone(shippedHalls()))).toBe(shipped);
  expect(inventoryFor([])).toBe(shipped);
});

it('is another one where a hall is shown otherwise, once for each list', () => {
  const halls = shippedHalls().map((hall) => ({ ...hall, name: 'Halle des oliviers' }));
  expect(inventoryFor(halls)).not.toBe(inventoryFor(shippedHalls()));
  expect(inventoryFor(halls)).toBe(inventoryFor(halls));
});

it('leads from the parts of a joined stand to the whole, which is one place', () => {
  const [main] = shippedHalls();
  if (!main) throw new Error('No hall');
  const places = main.places.filter(({ code }) => code !== 'C03');
  const { entries, find, halls } = inventoryFor([
    { ...main, places, joins: [{ code: 'C02', parts: ['C02', 'C03'] }] },
  ]);
  expect(entries).toHaveLength(places.length);
  expect(find('C03')?.code).toBe('C02');
  expect(halls[0].find('C03')?.code).toBe('C02');
});
