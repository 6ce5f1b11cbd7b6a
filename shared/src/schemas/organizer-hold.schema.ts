import * as v from 'valibot';
import { DIRECTIONS, limitSchema, offsetSchema } from './paging.schema';
import { lineSchema, longTextSchema } from './text.schema';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const timeSchema = v.pipe(v.string(), v.isoTimestamp());

/** An option that runs, as organisers see it. */
export const organizerHoldSchema = v.object({
  _id: v.string(),
  /** Of the stand. */
  code: v.string(),
  /** Identifier of the exhibitor. */
  exhibitor: v.string(),
  /** With which it last applied; null before the first dossier. */
  company: v.nullable(v.string()),
  person: v.string(),
  email: v.string(),
  since: timeSchema,
  expires: timeSchema,
  /** How often it was prolonged. */
  prolongations: countSchema,
});
export type OrganizerHold = v.InferOutput<typeof organizerHoldSchema>;

export const organizerHoldPageSchema = v.object({
  holds: v.array(organizerHoldSchema),
  total: countSchema,
});
export type OrganizerHoldPage = v.InferOutput<typeof organizerHoldPageSchema>;

/** Hours within which an option ends. */
export const HOLD_WINDOWS = ['24', '72', '168'] as const;
export type HoldWindow = (typeof HOLD_WINDOWS)[number];

export const holdFilterSchema = v.object({
  /** Part of a code, a company's or a person's name, or an address. */
  search: v.optional(lineSchema(100)),
  within: v.optional(v.picklist(HOLD_WINDOWS)),
});
export type HoldFilter = v.InferOutput<typeof holdFilterSchema>;

export const HOLD_SORTS = ['expires', 'code', 'company'] as const;
export type HoldSort = (typeof HOLD_SORTS)[number];

export const holdQuerySchema = v.object({
  ...holdFilterSchema.entries,
  sort: v.optional(v.picklist(HOLD_SORTS), 'expires'),
  direction: v.optional(v.picklist(DIRECTIONS), 'asc'),
  offset: offsetSchema,
  limit: limitSchema,
});
export type HoldQuery = v.InferOutput<typeof holdQuerySchema>;

/** Hours by which an organiser extends an option. */
export const HOLD_EXTENSIONS = [24, 48, 72, 168] as const;

export const holdExtensionSchema = v.strictObject({
  /** The end that was read. */
  expires: timeSchema,
  hours: v.picklist(HOLD_EXTENSIONS),
});
export type HoldExtension = v.InferOutput<typeof holdExtensionSchema>;

export const holdReleaseSchema = v.strictObject({
  /** The end that was read. */
  expires: timeSchema,
  /** Read by the exhibitor. */
  reason: v.pipe(longTextSchema(1000), v.nonEmpty('Écrivez le motif.')),
});
export type HoldRelease = v.InferOutput<typeof holdReleaseSchema>;
