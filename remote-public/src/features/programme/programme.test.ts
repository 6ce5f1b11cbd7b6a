import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import data from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';
import { byDay, ENTRIES } from './programme';

const refusal = (value: unknown) =>
  v.safeParse(programmeSchema, value).issues?.map(({ message }) => message);

const withFirst = (change: object) => ({
  ...data,
  entries: data.entries.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)),
});

test('the data file keeps to the schema', () => {
  expect(refusal(data)).toBeUndefined();
});

test('every day and every category has something', () => {
  expect(byDay(ENTRIES).map(({ date }) => date)).toEqual(
    FIRST_PUBLIC_EDITION.days.map(({ date }) => date),
  );
  expect(new Set(ENTRIES.map(({ category }) => category))).toEqual(new Set(PROGRAMME_CATEGORIES));
});

test.each([
  [{ date: '2025-05-02' }, 'Cette date n’est pas un jour du salon.'],
  [{ starts: '09:30' }, 'Ce rendez-vous déborde des heures d’ouverture.'],
  [{ date: '2025-05-01', ends: '17:30' }, 'Ce rendez-vous déborde des heures d’ouverture.'],
  [{ category: 'galaDinner' }, 'Ce rendez-vous déborde des heures d’ouverture.'],
  [{ ends: '10:30' }, 'Un rendez-vous finit après son début.'],
  [{ starts: '25:00' }, 'Une heure s’écrit 10:00.'],
  [{ id: 'atelier-huile' }, 'Deux rendez-vous ont le même identifiant.'],
])('%j is refused', (change, message) => {
  expect(refusal(withFirst(change))).toContain(message);
});

test('a text that a language lacks is refused', () => {
  expect(refusal(withFirst({ title: { fr: 'Titre', en: 'Title', ar: '' } }))).toHaveLength(1);
});
