import { orderByCode, stretchesOf } from './stretches';

const DAY = { date: '2025-04-28', opens: '10:00' };
const BEFORE = new Date('2025-04-01T10:00:00+01:00');
const session = (starts: string, ends: string, place = 'Workshop') => ({ starts, ends, place });

test('a stand for each quarter of an hour before a session, the others after the last', () => {
  expect(stretchesOf(DAY, [session('11:00', '12:00'), session('12:20', '13:00')], BEFORE)).toEqual([
    { most: 4, endsAt: 'Workshop' },
    { most: 1, endsAt: 'Workshop' },
    { most: 0, endsAt: null },
  ]);
});

test('sessions that overlap leave no time, and what is not on the plan is no place to go to', () => {
  const sessions = [session('11:00', '12:30', 'reception'), session('12:00', '12:15')];
  expect(stretchesOf(DAY, sessions, BEFORE).slice(1)).toEqual([
    { most: 0, endsAt: 'Workshop' },
    { most: 0, endsAt: null },
  ]);
  expect(stretchesOf(DAY, sessions, BEFORE)[0]?.endsAt).toBeNull();
});

test('hours of today that have passed are no time for visits', () => {
  const now = new Date('2025-04-28T10:45:00+01:00');
  expect(stretchesOf(DAY, [session('11:00', '12:00')], now)[0]?.most).toBe(1);
  expect(stretchesOf(DAY, [session('10:00', '10:30')], now)[0]?.most).toBe(0);
});

test('without the plan the order is that of the codes', () => {
  const stretches = stretchesOf(DAY, [session('10:30', '12:00')], BEFORE);
  expect(orderByCode(['B10', 'B2', 'A1'], stretches)).toEqual([['A1', 'B2'], ['B10']]);
});
