import { entranceSchema, passageSchema } from '@mosta/shared/schemas/entrance.schema';
import { createStoredMemory } from '@mosta/shared/workspace/scanner/stored-memory';
import * as v from 'valibot';

const noticeSchema = v.object({
  key: v.string(),
  outcome: v.picklist(['inside', 'revoked', 'unknown', 'absent']),
  /** When this device let the person in. */
  at: v.string(),
  since: v.nullable(v.string()),
  gate: v.nullable(v.string()),
  name: v.nullable(v.string()),
  reference: v.nullable(v.string()),
});

const memorySchema = v.object({
  version: v.literal(1),
  /** What the service said last; null: never. */
  known: v.nullable(
    v.object({
      ...v.omit(entranceSchema, ['entries', 'revoked']).entries,
      revoked: v.array(v.string()),
      /** Badges that are inside, each with the moment of its entry. */
      inside: v.record(v.string(), v.string()),
    }),
  ),
  /** Passages that the service has not been told. */
  queue: v.array(passageSchema),
  /** What the service found wrong with passages that were decided here. */
  notices: v.array(noticeSchema),
});

/** What a device at the gate keeps, so that it can decide without connection; no names but those of notices. */
export type GateMemory = v.InferOutput<typeof memorySchema>;
export type GateNotice = v.InferOutput<typeof noticeSchema>;

const EMPTY: GateMemory = { version: 1, known: null, queue: [], notices: [] };
const memory = createStoredMemory('entrance', memorySchema, EMPTY);

export const gateMemory = memory.read;
export const changeMemory = memory.change;
export const followMemory = memory.follow;
