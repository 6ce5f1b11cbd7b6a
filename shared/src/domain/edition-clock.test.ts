import { phaseOfDay } from './edition-clock';

const days = ['2027-04-26', '2027-04-29'].map((date) => ({
  date,
  opens: '10:00',
  closes: '18:00',
}));

test.each([
  ['2027-04-25T22:59:59Z', 'before'],
  ['2027-04-25T23:00:00Z', 'during'],
  ['2027-04-29T22:59:59Z', 'during'],
  ['2027-04-29T23:00:00Z', 'after'],
])('at %s in Algeria it is %s', (moment, phase) => {
  expect(phaseOfDay({ days }, new Date(moment))).toBe(phase);
});
