import * as v from 'valibot';
import { editionContentEntries } from './edition-content.schema';
import { sendingKeySchema } from './sending-key.schema';

/** Prepared, taking registrations, taking none any more, kept as it was. */
export const EDITION_STATES = ['draft', 'open', 'closed', 'archived'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An edition as organisers see it. */
export const organizerEditionSchema = v.strictObject({
  _id: v.string(),
  /** Grows with every change: a change names the version that it was made on. */
  version: versionSchema,
  state: v.picklist(EDITION_STATES),
  /** The one that the portal shows. */
  current: v.boolean(),
  ...editionContentEntries,
});
export type OrganizerEdition = v.InferOutput<typeof organizerEditionSchema>;

export const organizerEditionListSchema = v.array(organizerEditionSchema);

/** A change of some fields, made on a version. */
export const editionChangeSchema = v.strictObject({
  version: versionSchema,
  ...v.partial(v.object(editionContentEntries)).entries,
});
export type EditionChange = v.InferOutput<typeof editionChangeSchema>;

/** A change of state, made on a version. */
export const editionStepSchema = v.strictObject({ version: versionSchema });

/** What a new edition can take along; the rest begins with sample values. */
export const TAKEN_ALONG = [
  'plan',
  'prices',
  'deadlines',
  'taxes',
  'venue',
  'bank',
  'contact',
] as const;
export type TakenAlong = (typeof TAKEN_ALONG)[number];

export const newEditionSchema = v.strictObject({
  key: sendingKeySchema,
  /** The edition that it is made from. */
  from: v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.')),
  year: editionContentEntries.year,
  days: editionContentEntries.days,
  take: v.pipe(
    v.array(v.picklist(TAKEN_ALONG)),
    v.check((all) => new Set(all).size === all.length, 'Chaque choix figure une fois.'),
  ),
});
export type NewEdition = v.InferOutput<typeof newEditionSchema>;

/** What a refused change answers beside the problem: the version that it was made on, and the edition as it is. */
export const editionConflictSchema = v.object({
  yours: v.number(),
  current: organizerEditionSchema,
});

/** What of an edition may still be a sample value that the agency has to replace, or not said at all. */
export const SAMPLE_PARTS = [
  ...(['bank', 'contact', 'legal', 'euroPrices'] as const),
  ...(['session', 'question', 'news', 'member', 'letter', 'sponsor', 'hotel', 'offer'] as const),
] as const;
export type SamplePart = (typeof SAMPLE_PARTS)[number];

/** What still is one, and how many entries of it. */
export const editionSamplesSchema = v.array(
  v.object({ part: v.picklist(SAMPLE_PARTS), count: v.pipe(v.number(), v.integer()) }),
);
export type EditionSamples = v.InferOutput<typeof editionSamplesSchema>;
