import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import { PROGRAMME_CATEGORIES } from '@mosta/shared/domain/programme';
import data from '@mosta/shared/domain/programme.json';
import { programmeSchema } from '@mosta/shared/schemas/programme.schema';
import * as v from 'valibot';
import { byDay, inOrder } from './programme';

test('the programme with which the fair begins has something for every day and every category', () => {
  const entries = inOrder(v.parse(programmeSchema, data));
  expect(byDay(entries).map(({ date }) => date)).toEqual(
    FIRST_PUBLIC_EDITION.days.map(({ date }) => date),
  );
  expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(PROGRAMME_CATEGORIES));
});
