import * as v from 'valibot';
import { SECTORS } from '../domain/sectors';
import { STAND_STATES } from '../domain/stand-status';
import { exhibitorRefSchema, minorPricesSchema, priceInputSchema } from './reservation.schema';
import { sendingKeySchema } from './sending-key.schema';

export const STAND_KINDS = ['stand', 'zone'] as const;
export type StandKind = (typeof STAND_KINDS)[number];

const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A place of the hall, as everybody may see it: it never names the holder. */
export const standSchema = v.object({
  code: v.string(),
  kind: v.picklist(STAND_KINDS),
  /** Square metres; null where the organiser has set none. */
  size: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** By currency code, without tax, in the smallest used unit; a currency that is missing is « Sur devis ». */
  prices: minorPricesSchema,
  state: v.picklist(STAND_STATES),
  /** Increases at every change of state; the higher revision is the newer. */
  revision: revisionSchema,
});
export type Stand = v.InferOutput<typeof standSchema>;

export const standListSchema = v.array(standSchema);

/** Payload of the socket event `stand`. */
export const standChangeSchema = v.object({
  ...v.pick(standSchema, ['code', 'state', 'revision']).entries,
  /** Stands were joined, separated or cut: halls and stands are to be asked for again. */
  redrawn: v.optional(v.boolean()),
});
export type StandChange = v.InferOutput<typeof standChangeSchema>;

/** An exhibitor's own hold on a stand. */
export const holdSchema = v.object({
  _id: v.string(),
  code: v.string(),
  since: v.pipe(v.string(), v.isoTimestamp()),
  expires: v.pipe(v.string(), v.isoTimestamp()),
  /** How many times it may still be prolonged. */
  prolongationsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When it would end after one more prolongation; null where none is left. */
  prolongedUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type Hold = v.InferOutput<typeof holdSchema>;

export const holdListSchema = v.array(holdSchema);

/** Who holds or has bought a stand; `expires` is null for a sale, `reservation` for a hold. */
export const standHolderSchema = v.object({
  kind: v.picklist(['hold', 'sale']),
  exhibitor: exhibitorRefSchema,
  /** Of the exhibitor's page; null without one. */
  sector: v.nullable(v.picklist(SECTORS)),
  expires: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  reservation: v.nullable(v.string()),
});
export type StandHolder = v.InferOutput<typeof standHolderSchema>;

/** A stand as organisers see it; a stand that was sold before the sales here has no holder. */
export const organizerStandSchema = v.object({
  ...standSchema.entries,
  holder: v.nullable(standHolderSchema),
  /** Codes of the stands that were joined into this one, its own among them; empty for any other. */
  parts: v.optional(v.array(v.string()), []),
  /** Code of the stand that this one was cut from; null for any other. */
  cutOf: v.optional(v.nullable(v.string()), null),
});
export type OrganizerStand = v.InferOutput<typeof organizerStandSchema>;
export const organizerStandListSchema = v.array(organizerStandSchema);

/** The free stand to which a hold or a sale moves. */
export const standMoveSchema = v.object({ to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) });

const codeSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/** Stands that are joined into one at most. */
export const MOST_JOINED = 20;

/** Neighbouring free stands that become one, each as the caller knows it. */
export const standJoinSchema = v.pipe(
  v.strictObject({
    key: sendingKeySchema,
    /** Of the stand that they become: that of one of them. */
    code: codeSchema,
    stands: v.pipe(
      v.array(v.strictObject({ code: codeSchema, revision: revisionSchema })),
      v.minLength(2, 'Deux stands au moins.'),
      v.maxLength(MOST_JOINED, `${MOST_JOINED} stands au plus.`),
      v.check(
        (stands) => new Set(stands.map(({ code }) => code)).size === stands.length,
        'Chaque stand figure une fois.',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ code, stands }) => stands.some((stand) => stand.code === code),
      'Le code est celui d’un des stands.',
    ),
    ['code'],
  ),
);
export type StandJoin = v.InferOutput<typeof standJoinSchema>;

/** A joined stand that comes apart, as the caller knows it. */
export const standSplitSchema = v.strictObject({ key: sendingKeySchema, revision: revisionSchema });
export type StandSplit = v.InferOutput<typeof standSplitSchema>;

/** Of which stands a preview is asked: codes with commas between them. */
export const standJoinQuerySchema = v.strictObject({
  codes: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.transform((text) => [...new Set(text.split(','))]),
    v.array(codeSchema),
    v.minLength(2, 'Deux stands au moins.'),
    v.maxLength(MOST_JOINED, `${MOST_JOINED} stands au plus.`),
  ),
});

/** What stands would be as one: all prices, and whether those of the edition or the sum of prices set by hand. */
export const standJoinPreviewSchema = v.object({
  size: standSchema.entries.size,
  prices: minorPricesSchema,
  priced: v.picklist(['rule', 'sum']),
});
export type StandJoinPreview = v.InferOutput<typeof standJoinPreviewSchema>;

/** Corrections of the inventory; a field that is missing stays as it is. */
export const standPatchSchema = v.object({
  size: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))),
  prices: v.optional(priceInputSchema),
});
export type StandPatch = v.InferOutput<typeof standPatchSchema>;
