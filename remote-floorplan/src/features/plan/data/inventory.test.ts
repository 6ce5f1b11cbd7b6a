import { SHIPPED_HALLS } from '@mosta/shared/domain/edition-halls';
import { inventoryFor } from './inventory';

it('is the same object for each list that says what the edition’s file says', () => {
  const shipped = inventoryFor(SHIPPED_HALLS);
  expect(inventoryFor(structuredClone(SHIPPED_HALLS))).toBe(shipped);
  expect(inventoryFor([])).toBe(shipped);
});

it('is another one where a hall is shown otherwise, once for each list', () => {
  const halls = SHIPPED_HALLS.map((hall) => ({ ...hall, name: 'Halle des oliviers' }));
  expect(inventoryFor(halls)).not.toBe(inventoryFor(SHIPPED_HALLS));
  expect(inventoryFor(halls)).toBe(inventoryFor(halls));
});
