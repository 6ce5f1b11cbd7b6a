import { FIRST_EDITION } from './edition';
import { openingRuns } from './opening-hours';

test('tells days in a row with the same hours together', () => {
  expect(openingRuns(FIRST_EDITION.days)).toEqual([
    { from: '2025-04-28', to: '2025-04-30', opens: '10:00', closes: '18:00' },
    { from: '2025-05-01', to: '2025-05-01', opens: '10:00', closes: '17:00' },
  ]);
});

test('a day between that is closed begins another row', () => {
  const hours = { opens: '10:00', closes: '18:00' };
  const days = ['2026-04-30', '2026-05-02', '2026-05-03'].map((date) => ({ date, ...hours }));
  expect(openingRuns(days)).toEqual([
    { from: '2026-04-30', to: '2026-04-30', ...hours },
    { from: '2026-05-02', to: '2026-05-03', ...hours },
  ]);
});
