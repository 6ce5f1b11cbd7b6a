import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import data from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';
import fr from '../../locales/fr.json';
import { programmeCalendar } from './programme-calendar';

const ENTRIES = v.parse(programmeSchema, data);
const texts: Record<string, string> = {
  'schedule.sample': fr.schedule.sample,
  'schedule.place.reception': fr.schedule.place.reception,
  'programme.guidedTour.title': fr.programme.guidedTour.title,
};
const options = {
  t: (key: string) => texts[key] ?? key,
  edition: FIRST_PUBLIC_EDITION,
  language: 'fr' as const,
  origin: 'https://portail.exemple.dz',
  now: new Date('2025-04-01T08:00:00Z'),
};

test('an entry becomes an event that says what, when, where, and that its hours are samples', () => {
  const olive = ENTRIES.filter(({ id }) => id === 'visite-olive');
  const lines = programmeCalendar(olive, options).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:visite-olive.2025@mosta-expo',
      'DTSTART:20250428T100000Z',
      'DTEND:20250428T110000Z',
      'SUMMARY:La filière de l’olive',
      'LOCATION:Accueil du salon\\, Mosta Expo\\, Mostaganem',
      'CATEGORIES:Visites guidées',
      'URL:https://portail.exemple.dz/program?jour=2025-04-28',
    ]),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    /\\nHoraire d’exemple\\, programme définitif à venir\.$/,
  );
});

test('every entry is an event, known by the same identifier in every language and at every time', () => {
  const idsIn = (file: string) => file.match(/^UID:.+$/gm);
  const french = idsIn(programmeCalendar(ENTRIES, options));
  expect(new Set(french).size).toBe(ENTRIES.length);
  expect(
    idsIn(programmeCalendar(ENTRIES, { ...options, language: 'ar', now: new Date() })),
  ).toEqual(french);
});
