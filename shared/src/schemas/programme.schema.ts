import * as v from 'valibot';
import { PROGRAMME_CATEGORIES } from '../domain/programme';
import zones from '../domain/zones-2025.json';
import { lineInLanguages, textInLanguages } from './content-text.schema';
import { daySchema, lineSchema, personNameSchema } from './text.schema';

/**
 * Where something takes place: a zone of the plan, the reception, or where the invitation says. Zones have a file of their
 * own because every page reads the programme, and few the hall.
 */
export const PROGRAMME_PLACES: readonly string[] = [
  'reception',
  'invitation',
  ...zones.map(({ code }) => code),
];

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure s’écrit 10:00.'),
);

/** Who speaks; `from` says for whom or as what. */
const speakerSchema = v.strictObject({
  name: personNameSchema(120),
  from: v.optional(lineSchema(120), ''),
});

/** Something of the programme, as an organiser writes it. */
export const sessionContentSchema = v.pipe(
  v.strictObject({
    /** Whether pages say that the hours are samples. */
    sample: v.boolean(),
    date: daySchema,
    starts: timeSchema,
    ends: timeSchema,
    category: v.picklist(PROGRAMME_CATEGORIES, 'Choisissez une catégorie.'),
    place: v.picklist(PROGRAMME_PLACES, 'Choisissez un lieu.'),
    title: lineInLanguages(120),
    text: textInLanguages(600),
    speakers: v.pipe(v.array(speakerSchema), v.maxLength(8, 'Cette liste est trop longue.')),
  }),
  v.forward(
    v.check(({ starts, ends }) => starts < ends, 'Un rendez-vous finit après son début.'),
    ['ends'],
  ),
);
export type SessionContent = v.InferOutput<typeof sessionContentSchema>;

/** Something of the programme, as everybody may read it. */
export const programmeEntrySchema = v.object({
  /** Stays the same when the entry moves: favourites and calendars refer to it. */
  id: v.string(),
  ...sessionContentSchema.entries,
});
export type ProgrammeEntry = v.InferOutput<typeof programmeEntrySchema>;

/** The published programme of the current edition. */
export const programmeSchema = v.array(programmeEntrySchema);
export type Programme = v.InferOutput<typeof programmeSchema>;
