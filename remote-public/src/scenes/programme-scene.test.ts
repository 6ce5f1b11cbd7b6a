import { hoursOf } from './programme-scene';

test.each([
  ['10:00', '18:00', ['10:00', '12:00', '14:00', '16:00', '18:00']],
  ['09:00', '17:30', ['09:00', '11:00', '13:00', '15:00', '17:00']],
  ['18:00', '02:00', ['18:00', '20:00', '22:00', '00:00', '02:00']],
])('a day from %s to %s has five whole hours', (opens, closes, hours) => {
  expect(hoursOf({ opens, closes })).toEqual(hours);
});
