import * as v from 'valibot';
import { badgeCodeSchema, visitorSchema } from './badge.schema';

const instant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Which way somebody passes the gate. */
export const PASSAGE_DIRECTIONS = ['in', 'out'] as const;
export type PassageDirection = (typeof PASSAGE_DIRECTIONS)[number];

/** Passages that are told in one call: what a device has kept while it had no connection. */
export const MOST_PASSAGES = 50;

/** A badge that was shown at the gate. */
export const passageSchema = v.strictObject({
  /** Made by the device, so that a passage that is told twice counts once. */
  key: v.pipe(v.string(), v.uuid()),
  /** What was scanned, or the reference typed from the badge. */
  code: badgeCodeSchema,
  direction: v.picklist(PASSAGE_DIRECTIONS),
  /** When the badge was shown, by the clock of the device. */
  at: instant,
  /** Whether the device decided without the service: the person is inside already. */
  offline: v.boolean(),
});
export type Passage = v.InferOutput<typeof passageSchema>;

/** What `POST /v1/organizer/entrance` takes. */
export const passagesSchema = v.strictObject({
  passages: v.pipe(v.array(passageSchema), v.minLength(1), v.maxLength(MOST_PASSAGES)),
});

export const PASSAGE_OUTCOMES = [
  'admitted',
  /** The badge is inside already. */
  'inside',
  'revoked',
  /** No badge of this fair. */
  'unknown',
  'left',
  /** Nobody who could leave came in with it today. */
  'absent',
] as const;
export type PassageOutcome = (typeof PASSAGE_OUTCOMES)[number];

const passageResultSchema = v.object({
  key: v.string(),
  outcome: v.picklist(PASSAGE_OUTCOMES),
  /** Since when the badge is inside or revoked, or when it went. */
  since: v.nullable(instant),
  /** Name of the organiser who let the badge in. */
  gate: v.nullable(v.string()),
  badge: v.nullable(
    v.pick(visitorSchema, ['_id', 'reference', 'nom', 'prenom', 'category', 'company']),
  ),
});
export type PassageResult = v.InferOutput<typeof passageResultSchema>;

export const passageResultsSchema = v.object({ results: v.array(passageResultSchema) });

/** Asks only for what has changed since an earlier answer. */
export const entranceQuerySchema = v.object({ since: v.optional(instant) });

/** What a device at the gate keeps, so that it can decide alone; docs/decisions/0084. */
export const entranceSchema = v.object({
  /** To be sent as `since` the next time. */
  at: instant,
  /** Algerian calendar day of the entries and counts. */
  day: v.pipe(v.string(), v.isoDate()),
  /** Ed25519, base64url: what the codes of badges are signed for. */
  publicKey: v.string(),
  /** Identifiers of all revoked badges. */
  revoked: v.array(v.string()),
  /** Badges that came in or went out today. */
  entries: v.array(
    v.object({
      badge: v.string(),
      /** Since when it is inside; null: it went, or the entry was taken back. */
      since: v.nullable(instant),
    }),
  ),
  counts: v.object({
    /** Badges that came in today. */
    today: count,
    inside: count,
    /** Entries of today by hour of the day, Algerian time; hours without any are left out. */
    byHour: v.array(v.object({ hour: v.pipe(count, v.maxValue(23)), count })),
  }),
});
export type Entrance = v.InferOutput<typeof entranceSchema>;
