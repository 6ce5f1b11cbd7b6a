import type { Hold } from '../schemas/stand.schema';
import { buildReservation } from '../testing/factories';
import { ownStandsOf, standCodesOf } from './own-stands';

const hold = (code: string): Hold => ({
  _id: `hold-${code}`,
  code,
  since: '2026-11-20T10:00:00.000Z',
  expires: '2026-11-20T10:30:00.000Z',
  prolongationsLeft: 1,
  prolongedUntil: null,
});

test('reserved stands come first, then holds with the size that the plan has', () => {
  const stands = ownStandsOf([buildReservation()], [hold('B49')], new Map([['B49', 12]]));
  expect(stands.map(({ name, size, standing }) => [name, size, standing.kind])).toEqual([
    ['B12', 9, 'confirmed'],
    ['C03', 12, 'pending'],
    ['B49', 12, 'hold'],
  ]);
});

test('a stand that is reserved and held is one stand', () => {
  const stands = ownStandsOf([buildReservation({ status: 'pending' })], [hold('B12')]);
  expect(standCodesOf(stands)).toEqual(['B12']);
  expect(stands[0]?.standing.kind).toBe('pending');
});

test('codes can be asked for by how the stand is had', () => {
  const stands = ownStandsOf([buildReservation()], [hold('B49')]);
  expect(standCodesOf(stands)).toEqual(['B12', 'B49']);
  expect(standCodesOf(stands, 'hold')).toEqual(['B49']);
  expect(standCodesOf(stands, 'pending')).toEqual([]);
});

test('a cancelled reservation has no stand any more', () => {
  expect(ownStandsOf([buildReservation({ status: 'cancelled' })], [])).toEqual([]);
});
