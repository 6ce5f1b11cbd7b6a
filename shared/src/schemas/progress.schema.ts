import * as v from 'valibot';
import { DEMANDED_DOCUMENTS } from './document.schema';

/** Stage of a participation; `confirmed` is an accepted participation whose reservation the organiser confirmed. */
export const PARTICIPATION_STAGES = [
  'received',
  'to_complete',
  'accepted',
  'confirmed',
  'refused',
] as const;
export type ParticipationStage = (typeof PARTICIPATION_STAGES)[number];

/** The steps of a participation, in this order. */
export const STEP_KINDS = [
  /** Company type and payment are filled in, and the requested corrections are made. */
  'completion',
  /** A stand of the plan is held or reserved. */
  'stand',
  /** The required documents are uploaded. */
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
  /** `todo`: the exhibitor must act; `waiting`: somebody else must, or it is too early; `closed`: too late. */
  state: v.picklist(['done', 'todo', 'waiting', 'closed']),
  deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Only where the exhibitor must act. */
  overdue: v.boolean(),
});
export type ParticipationStep = v.InferOutput<typeof stepSchema>;

/** Answer of `GET /v1/participation/:id/progress`. */
export const progressSchema = v.object({
  participation: v.string(),
  stage: v.picklist(PARTICIPATION_STAGES),
  steps: v.array(stepSchema),
  /** Required documents that were not sent yet, or were refused. */
  missingDocuments: v.array(v.picklist(DEMANDED_DOCUMENTS)),
  /** When the organiser confirmed the reservation; null before. */
  confirmedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  unreadMessages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Progress = v.InferOutput<typeof progressSchema>;
