import type { SessionContent } from '../schemas/programme.schema';
import { FIRST_EDITION } from './edition';
import { roomCollision, slotProblem } from './programme-rules';

const { days } = FIRST_EDITION;
type Placed = Pick<SessionContent, 'date' | 'starts' | 'ends' | 'category' | 'place'>;

const SESSION: Placed = {
  ...{ date: '2025-04-28', starts: '11:00', ends: '12:00' },
  ...{ category: 'thematicConferences', place: 'Espace Conference' },
};

test.each<[Partial<Placed>, string | null]>([
  [{}, null],
  [{ date: '2025-05-02' }, 'noDay'],
  [{ starts: '09:30' }, 'outsideHours'],
  [{ date: '2025-05-01', ends: '17:30' }, 'outsideHours'],
  [{ category: 'galaDinner' }, 'outsideHours'],
  [{ category: 'galaDinner', starts: '19:00', ends: '22:00' }, null],
])('%j on the days of the fair: %s', (change, rule) => {
  expect(slotProblem({ ...SESSION, ...change }, days)?.rule ?? null).toBe(rule);
});

test('a day that closes after midnight has room until its end', () => {
  const night = [{ date: '2025-04-28', opens: '10:00', closes: '01:00' }];
  expect(slotProblem({ ...SESSION, starts: '22:00', ends: '23:30' }, night)).toBeNull();
});

test.each([
  [{}, true],
  [{ starts: '11:59', ends: '12:30' }, true],
  [{ starts: '12:00', ends: '13:00' }, false],
  [{ date: '2025-04-29' }, false],
  [{ place: 'Workshop' }, false],
])('beside another in the room with %j: %s', (change, collides) => {
  expect(roomCollision({ ...SESSION, ...change }, [SESSION]) === SESSION).toBe(collides);
});

test('several visits begin at the reception at the same time', () => {
  const visit = { ...SESSION, place: 'reception' };
  expect(roomCollision(visit, [visit])).toBeUndefined();
});
