import fc from 'fast-check';
import { compareSlots, overlaps, type Slot, slotInstants, slotMoments } from './programme';

const slot = (starts: string, ends: string, date = '2025-04-28'): Slot => ({ date, starts, ends });

test('hours are those of Algeria', () => {
  const { starts, ends } = slotInstants(slot('10:00', '11:30'));
  expect(starts.toISOString()).toBe('2025-04-28T09:00:00.000Z');
  expect(ends.toISOString()).toBe('2025-04-28T10:30:00.000Z');
});

test('classifies slots as over, under way, next and later', () => {
  const [over, running, next, alsoNext, later] = [
    slot('10:00', '11:00'),
    slot('10:30', '12:00'),
    slot('12:00', '13:00'),
    slot('12:00', '12:30'),
    slot('14:00', '15:00'),
  ] as const;
  const moments = slotMoments(
    [over, running, next, alsoNext, later],
    new Date('2025-04-28T11:00:00+01:00'),
  );
  expect([...moments.values()]).toEqual(['past', 'now', 'next', 'next', 'later']);
});

test('a slot is under way from its first moment and over at its last', () => {
  const only = slot('10:00', '11:00');
  const at = (time: string) => slotMoments([only], new Date(`2025-04-28T${time}+01:00`)).get(only);
  expect(at('09:59:59')).toBe('next');
  expect(at('10:00:00')).toBe('now');
  expect(at('10:59:59')).toBe('now');
  expect(at('11:00:00')).toBe('past');
});

test('an end and a beginning at the same time are no overlap, nor the same hours of two days', () => {
  expect(overlaps([slot('10:00', '11:00'), slot('11:00', '12:00')])).toEqual([]);
  expect(overlaps([slot('10:00', '11:00'), slot('10:00', '11:00', '2025-04-29')])).toEqual([]);
});

test('finds every overlap once, whatever the order', () => {
  const long = slot('10:00', '13:00');
  const first = slot('10:30', '11:00');
  const second = slot('12:30', '14:00');
  expect(overlaps([second, first, long])).toEqual([
    [long, first],
    [long, second],
  ]);
});

const time = fc
  .integer({ min: 0, max: 23 * 60 + 58 })
  .map((minutes) => [minutes, minutes + 1] as const)
  .chain(([from, least]) => fc.tuple(fc.constant(from), fc.integer({ min: least, max: 1439 })));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anySlot = fc
  .tuple(fc.constantFrom('2025-04-28', '2025-04-29', '2025-05-01'), time)
  .map(([date, [from, to]]) => slot(clock(from), clock(to), date));

test('two slots overlap exactly if some instant lies within both', () => {
  fc.assert(
    fc.property(anySlot, anySlot, (one, other) => {
      const [a, b] = [slotInstants(one), slotInstants(other)];
      const shared = a.starts < b.ends && b.starts < a.ends;
      expect(overlaps([one, other])).toHaveLength(shared ? 1 : 0);
    }),
  );
});

test('sorting puts nothing before what begins earlier', () => {
  fc.assert(
    fc.property(fc.array(anySlot), (slots) => {
      const starts = [...slots].sort(compareSlots).map((one) => slotInstants(one).starts.getTime());
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});
