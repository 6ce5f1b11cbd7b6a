import * as v from 'valibot';
import { decisionMailsSchema } from './decision-letter.schema';
import { decisionTextSchema, participationMessageSchema } from './participation.schema';

/** Dossiers of one call at most. */
export const MOST_IN_BATCH = 100;

export type BatchAction = 'accept' | 'refuse' | 'assign';

const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const assigneeSchema = v.nullable(uuidSchema);

/** A dossier as the organiser saw it: its version, and who followed it. */
const batchItemSchema = v.strictObject({
  _id: uuidSchema,
  version: versionSchema,
  assignee: assigneeSchema,
});
export type BatchItem = v.InferOutput<typeof batchItemSchema>;

const items = v.pipe(
  v.array(batchItemSchema),
  v.minLength(1, 'Choisissez au moins un dossier.'),
  v.maxLength(MOST_IN_BATCH, 'Choisissez 100 dossiers au plus.'),
  v.check(
    (list) => new Set(list.map(({ _id }) => _id)).size === list.length,
    'Un dossier ne se choisit qu’une fois.',
  ),
);
/** Of the letter that the organiser read; without it, the letter is whatever is in force. */
const letterVersion = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

function workOf<Extra extends v.ObjectEntries>(extra: Extra) {
  const entries = { items, ...extra };
  return v.variant('action', [
    v.strictObject({
      ...entries,
      action: v.literal('accept'),
      message: v.optional(decisionTextSchema, ''),
      letterVersion,
    }),
    v.strictObject({
      ...entries,
      action: v.literal('refuse'),
      message: participationMessageSchema.entries.message,
      letterVersion,
    }),
    v.strictObject({ ...entries, action: v.literal('assign'), to: assigneeSchema }),
  ]);
}

/** What is to be done with several dossiers, to be looked at before it is done. */
export const batchPreviewInputSchema = workOf({});
export type BatchWork = v.InferOutput<typeof batchPreviewInputSchema>;

/** The same, to be done. */
export const batchInputSchema = workOf({
  /** Idempotency key: what was done under it is not done again. */
  key: uuidSchema,
});
export type BatchInput = v.InferOutput<typeof batchInputSchema>;

/** Why something cannot be done with a dossier; `FAILED`: for a reason of the service's own, it can be tried again. */
export const BATCH_PROBLEMS = [
  'NOT_FOUND',
  'EDITION_FORMER',
  'PARTICIPATION_CHANGED',
  'ALREADY_DECIDED',
  'RESERVATION_CANCELLED',
  'DECISION_LETTER_CHANGED',
  'FAILED',
] as const;
export type BatchProblem = (typeof BATCH_PROBLEMS)[number];

const resultSchema = v.strictObject({
  /** As it was named. */
  _id: v.string(),
  /** Null for one that is gone. */
  company: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** Null where it is done, or can be. */
  problem: v.nullable(v.picklist(BATCH_PROBLEMS)),
  /** As it is now; null for one that is gone. */
  current: v.nullable(batchItemSchema),
});
export type BatchResult = v.InferOutput<typeof resultSchema>;

/** What became of each dossier, in the order in which they were named. */
export const batchResultSchema = v.strictObject({ results: v.array(resultSchema) });

/** What would become of each, and the mails of the first that can be decided; null where none would leave. */
export const batchPreviewSchema = v.strictObject({
  results: v.array(resultSchema),
  example: v.nullable(decisionMailsSchema),
});
export type BatchPreview = v.InferOutput<typeof batchPreviewSchema>;
