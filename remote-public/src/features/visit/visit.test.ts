import data from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';
import { favouriteExhibitor } from '../../favourites';
import { placeStops, sessionStops, visitDays } from './visit';

const PROGRAMME = v.parse(programmeSchema, data);
const sessions = sessionStops(
  PROGRAMME,
  new Set(['atelier-huile', 'visite-olive', 'visite-mer', 'n-existe-plus']),
);
const places = placeStops(new Set(['B12', 'A01', 'C49']), [], []);
const keys = (days: ReturnType<typeof visitDays>) =>
  days.map(({ date, stops }) => [date, stops.map(({ key }) => key)]);

test('places stand between the sessions of their day, in the order that is told', () => {
  const order = [['B12'], [], ['C49', 'A01']];
  expect(keys(visitDays({ sessions, places, day: '2025-04-28', order }))).toEqual([
    [
      '2025-04-28',
      ['stand:B12', 'rdv:visite-olive', 'rdv:atelier-huile', 'stand:C49', 'stand:A01'],
    ],
    ['2025-04-29', ['rdv:visite-mer']],
  ]);
});

test('a day of places alone is a day of the visit', () => {
  const days = visitDays({
    sessions: [],
    places,
    day: '2025-05-01',
    order: [['A01', 'B12', 'C49']],
  });
  expect(keys(days)).toEqual([['2025-05-01', ['stand:A01', 'stand:B12', 'stand:C49']]]);
});

test('a place has the name of who is there, and leads to their page where there is one', () => {
  const listed = [
    { name: 'Exposant exemple 01', sector: 'oil', country: 'DZ', stand: 'B12' },
  ] as const;
  const page = {
    _id: 'p1',
    name: 'Huilerie',
    sector: 'oil',
    country: 'DZ',
    stands: ['C49'],
  } as const;
  const published = [{ ...page, stands: [...page.stands], description: '', website: null }];
  expect(
    placeStops(new Set(['B12', 'C49', 'A01']), [...listed], published).map(({ name, path }) => [
      name,
      path,
    ]),
  ).toEqual([
    ['Exposant exemple 01', '/PlanSalon?stand=B12'],
    ['Huilerie', '/ExposantConfirme?exposant=p1'],
    [undefined, '/PlanSalon?stand=A01'],
  ]);
});

test('an exhibitor without a stand is visited last, and at its stand once it has one', () => {
  const page = { _id: 'p1', name: 'Huilerie', sector: 'oil', country: 'DZ' } as const;
  const published = (stands: string[]) => [{ ...page, stands, description: '', website: null }];
  const ids = new Set([favouriteExhibitor('p1'), 'A01', favouriteExhibitor('gone')]);
  const unplaced = placeStops(ids, [], published([]));
  const days = visitDays({ sessions: [], places: unplaced, day: '2025-05-01', order: [['A01']] });
  expect(keys(days)).toEqual([['2025-05-01', ['stand:A01', 'exposant:p1']]]);
  expect(placeStops(ids, [], published(['C49'])).map(({ code }) => code)).toEqual(['C49', 'A01']);
  // the stand is a favourite already
  expect(placeStops(ids, [], published(['A01'])).map(({ key }) => key)).toEqual(['stand:A01']);
});
