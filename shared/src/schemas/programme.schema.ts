import * as v from 'valibot';
import { localizedTextSchema } from '../contract/languages';
import { FIRST_EDITION } from '../domain/edition';
import { codesOf } from '../domain/edition-halls';
import { PROGRAMME_CATEGORIES, type Slot } from '../domain/programme';

/** Where something takes place: a zone of the plan, the reception, or where the invitation says. */
const PROGRAMME_PLACES = ['reception', 'invitation', ...codesOf('zone')];

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure s’écrit 10:00.'),
);

/** One entry of the programme, as the agency's data file gives it. */
export const programmeEntrySchema = v.pipe(
  v.strictObject({
    /** Stays the same when the entry moves: favourites and calendars refer to it. */
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+$/, 'Un identifiant : lettres minuscules, chiffres, tirets.'),
    ),
    date: v.picklist(
      FIRST_EDITION.days.map((day) => day.date),
      'Cette date n’est pas un jour du salon.',
    ),
    starts: timeSchema,
    ends: timeSchema,
    category: v.picklist(PROGRAMME_CATEGORIES),
    place: v.picklist(PROGRAMME_PLACES),
    title: localizedTextSchema,
    text: localizedTextSchema,
  }),
  v.check(({ starts, ends }) => starts < ends, 'Un rendez-vous finit après son début.'),
  v.check((entry) => isWithinHours(entry), 'Ce rendez-vous déborde des heures d’ouverture.'),
);
export type ProgrammeEntry = v.InferOutput<typeof programmeEntrySchema>;

/** The data file of the programme. */
export const programmeSchema = v.strictObject({
  /** Whether the pages say that these are sample hours. */
  sample: v.boolean(),
  entries: v.pipe(
    v.array(programmeEntrySchema),
    v.check(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'Deux rendez-vous ont le même identifiant.',
    ),
  ),
});
export type Programme = v.InferOutput<typeof programmeSchema>;

/** Within the day's opening hours; only the gala dinner is after closing time. */
function isWithinHours({ date, starts, ends, category }: Slot & { category: string }): boolean {
  const day = FIRST_EDITION.days.find((one) => one.date === date);
  if (!day) return false;
  return category === 'galaDinner'
    ? starts >= day.closes
    : starts >= day.opens && ends <= day.closes;
}
