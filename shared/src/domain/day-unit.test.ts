import { isDayUnit } from './day-unit';

it.each(['jour', 'nuit', 'Journée', ' jour '])('counts %j by the day', (unit) => {
  expect(isDayUnit(unit)).toBe(true);
});

it.each(['unité', 'm²', 'séjour', ''])('does not count %j by the day', (unit) => {
  expect(isDayUnit(unit)).toBe(false);
});
