import * as v from 'valibot';
import { sendingKeySchema } from './sending-key.schema';

/** The side of a stand that is divided: its longer one, or the other. */
const CUT_SIDES = ['long', 'short'] as const;
export type CutSide = (typeof CUT_SIDES)[number];

/** Parts of a stand at most. */
export const MOST_CUT = 4;
/** Letters of a part's code. */
export const LONGEST_PART_CODE = 12;

const codeSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const sideSchema = v.picklist(CUT_SIDES);

/** Code of a part: it becomes a stand of its own. */
export const partCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(LONGEST_PART_CODE, `${LONGEST_PART_CODE} signes au plus.`),
  v.regex(
    /^[A-Z][A-Z0-9]*([ -][A-Z0-9]+)*$/,
    'Un code : une majuscule, puis majuscules, chiffres et tirets.',
  ),
);

/** Of the area of the stand. */
const shareSchema = v.pipe(v.number(), v.gtValue(0), v.ltValue(1));

/** A stand that was cut: the code that it had, and its parts in sequence. */
const standCutSchema = v.object({
  code: v.string(),
  side: sideSchema,
  parts: v.array(v.object({ code: v.string(), share: v.number() })),
});
export type StandCut = v.InferOutput<typeof standCutSchema>;

/** Stands that were cut, a part that is cut itself behind its stand. */
export const standCutsSchema = v.array(standCutSchema);

/** Parts of stands that are whole again: their codes lead to the stand. */
export const formerPartsSchema = v.array(v.object({ code: v.string(), of: v.string() }));

/** How a free stand becomes several, as the caller knows it. */
export const standCutInputSchema = v.strictObject({
  key: sendingKeySchema,
  revision: revisionSchema,
  side: sideSchema,
  into: v.pipe(
    v.array(v.strictObject({ code: partCodeSchema, share: shareSchema })),
    v.minLength(2, 'Deux parts au moins.'),
    v.maxLength(MOST_CUT, `${MOST_CUT} parts au plus.`),
    v.check(
      (parts) => new Set(parts.map(({ code }) => code)).size === parts.length,
      'Deux parts ont le même code.',
    ),
    v.check(
      (parts) => Math.abs(parts.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-6,
      'Les parts ne font pas le stand entier.',
    ),
  ),
});
export type StandCutInput = v.InferOutput<typeof standCutInputSchema>;

/** All parts of a stand that was cut, each as the caller knows it. */
export const standUncutSchema = v.strictObject({
  key: sendingKeySchema,
  stands: v.pipe(
    v.array(v.strictObject({ code: codeSchema, revision: revisionSchema })),
    v.minLength(1, 'Une part au moins.'),
    v.maxLength(MOST_CUT, `${MOST_CUT} parts au plus.`),
  ),
});
export type StandUncut = v.InferOutput<typeof standUncutSchema>;

/** The outline of a free stand on the plan, in the drawing's units: each corner from the left and from above. */
export const standOutlineSchema = v.object({
  outline: v.array(v.tuple([v.number(), v.number()])),
});
export type StandOutline = v.InferOutput<typeof standOutlineSchema>;
