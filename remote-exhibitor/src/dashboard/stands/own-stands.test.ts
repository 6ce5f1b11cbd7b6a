import type { Hold } from '@mosta/shared/schemas/stand.schema';
import { buildReservation } from '@mosta/shared/testing/factories';
import { codesOf, ownStandsOf } from './own-stands';

const hold = (code: string): Hold => ({
  _id: `hold-${code}`,
  code,
  since: '2026-11-20T10:00:00.000Z',
  expires: '2026-11-20T10:30:00.000Z',
  prolongationsLeft: 1,
});
const NO_SIZES = new Map<string, number>();

test('reserved stands come first, then options with the size on the plan', () => {
  const stands = ownStandsOf([buildReservation()], [hold('B49')], new Map([['B49', 12]]));
  expect(stands.map(({ name, size, standing }) => [name, size, standing.kind])).toEqual([
    ['B12', 9, 'confirmed'],
    ['C03', 12, 'pending'],
    ['B49', 12, 'option'],
  ]);
});

test('the plan marks stands that have a code, each once', () => {
  const stands = ownStandsOf([buildReservation({ status: 'pending' })], [hold('B12')], NO_SIZES);
  expect(codesOf(stands)).toEqual(['B12']);
  expect(stands[0]?.standing.kind).toBe('pending');
});

test('a cancelled reservation has no stand any more', () => {
  expect(ownStandsOf([buildReservation({ status: 'cancelled' })], [], NO_SIZES)).toEqual([]);
});
