import * as v from 'valibot';

/** Where a participation stands; `confirmed` is an accepted participation whose reservation the organiser confirmed. */
export const PARTICIPATION_STAGES = [
  'received',
  'to_complete',
  'accepted',
  'confirmed',
  'refused',
] as const;
export type ParticipationStage = (typeof PARTICIPATION_STAGES)[number];

/** What a participation goes through, in this order. */
export const STEP_KINDS = [
  /** Company type and payment are told, and what the organiser asked for is corrected. */
  'completion',
  /** A stand is chosen or a package wished. */
  'stand',
  /** The demanded documents are there. */
  'documents',
  /** The organiser decides and confirms. */
  'confirmation',
  /** The price is paid. */
  'payment',
  /** Supplies may still be ordered. */
  'supplies',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const stepSchema = v.object({
  kind: v.picklist(STEP_KINDS),
  /** `todo` is the exhibitor's turn, `waiting` somebody else's or too early, `closed` too late. */
  state: v.picklist(['done', 'todo', 'waiting', 'closed']),
  deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Only where it is the exhibitor's turn. */
  overdue: v.boolean(),
});
export type ParticipationStep = v.InferOutput<typeof stepSchema>;

/** Answer of `GET /v1/participation/:id/progress`. */
export const progressSchema = v.object({
  participation: v.string(),
  stage: v.picklist(PARTICIPATION_STAGES),
  steps: v.array(stepSchema),
  unreadMessages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Progress = v.InferOutput<typeof progressSchema>;
