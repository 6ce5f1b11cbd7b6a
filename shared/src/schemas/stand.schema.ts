import * as v from 'valibot';
import { STAND_STATES } from '../domain/stand-status';
import { minorPricesSchema } from './reservation.schema';

export const STAND_KINDS = ['stand', 'zone'] as const;
export type StandKind = (typeof STAND_KINDS)[number];

const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A place of the hall, as everybody may see it: who holds it is never told. */
export const standSchema = v.object({
  code: v.string(),
  kind: v.picklist(STAND_KINDS),
  /** Square metres; null where the organiser has set none. */
  size: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** By currency code, without tax, in the smallest used unit; a currency that is missing is « Sur devis ». */
  prices: minorPricesSchema,
  state: v.picklist(STAND_STATES),
  /** Grows at every change of state: of two accounts of one stand, the higher one is the newer. */
  revision: revisionSchema,
});
export type Stand = v.InferOutput<typeof standSchema>;

export const standListSchema = v.array(standSchema);

/** Payload of the socket event `stand`. */
export const standChangeSchema = v.pick(standSchema, ['code', 'state', 'revision']);
export type StandChange = v.InferOutput<typeof standChangeSchema>;

/** An exhibitor's own option on a stand. */
export const holdSchema = v.object({
  _id: v.string(),
  code: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
  expires: v.pipe(v.string(), v.isoTimestamp()),
  /** How many times it may still be prolonged. */
  prolongationsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Hold = v.InferOutput<typeof holdSchema>;

export const holdListSchema = v.array(holdSchema);
