import * as v from 'valibot';
import { CURRENCIES } from './money.schema';
import { promoCodeSchema } from './quote.schema';
import { SIMULATION_LIMITS } from './simulation.schema';
import { daySchema } from './text.schema';

const AMOUNT = 'Donnez un montant entier, dans la plus petite unité de la monnaie.';
const USES = 'Donnez un nombre entier, à partir de 1.';

const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));

/** A share of the amount before tax, or an amount (specification, section 9). */
const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;

const entries = {
  /** Upper case. */
  code: v.string(),
  discountType: v.picklist(DISCOUNT_TYPES),
  /** Whole percent, or the smallest used unit of `currency`. */
  discountValue: v.pipe(
    v.number(AMOUNT),
    v.integer(AMOUNT),
    v.minValue(1, AMOUNT),
    v.maxValue(SIMULATION_LIMITS.price, AMOUNT),
  ),
  /** Of an amount; null for a share. */
  currency: v.nullable(v.picklist(CURRENCIES)),
  /** First and last day of its validity in Algeria; null without bound. */
  from: v.nullable(daySchema),
  until: v.nullable(daySchema),
  /** How many quotes it may be used for; null without bound. */
  maxUses: v.nullable(
    v.pipe(v.number(USES), v.integer(USES), v.minValue(1, USES), v.maxValue(1_000_000, USES)),
  ),
};

/** What an organiser decides about a promo code. */
export const promoContentSchema = v.pipe(
  v.strictObject({
    ...entries,
    // People type it: it has no letters that look alike with and without accents.
    code: v.pipe(
      promoCodeSchema,
      v.regex(
        /^[A-Z0-9_-]*$/,
        'Un code s’écrit avec des lettres sans accent, des chiffres et des tirets.',
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['discountType'], ['discountValue']],
      ({ discountType, discountValue }) => discountType !== 'percentage' || discountValue <= 100,
      'Un pourcentage va de 1 à 100.',
    ),
    ['discountValue'],
  ),
  v.forward(
    v.partialCheck(
      [['discountType'], ['currency']],
      ({ discountType, currency }) => (discountType === 'fixed') === (currency !== null),
      'Un montant a une monnaie, et un pourcentage n’en a pas.',
    ),
    ['currency'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from === null || until === null || from <= until,
      'Le dernier jour ne vient pas avant le premier.',
    ),
    ['until'],
  ),
);
export type PromoContent = v.InferOutput<typeof promoContentSchema>;

/** Accepted now, not yet, no longer, used up, or taken back. */
const PROMO_STATES = ['active', 'early', 'expired', 'used', 'withdrawn'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/** A promo code as organisers see it. */
export const organizerPromoSchema = v.strictObject({
  _id: v.string(),
  /** Grows with every change: a change names the version that it was made on. */
  version: versionSchema,
  state: v.picklist(PROMO_STATES),
  promo: v.strictObject(entries),
  /** Quotes that have it: those that are valid, and those that became a dossier. */
  uses: v.number(),
  /** Those of them that became a dossier. */
  dossiers: v.number(),
});
export type OrganizerPromo = v.InferOutput<typeof organizerPromoSchema>;

/** Answer of `GET /v1/organizer/promo`: the codes of the current edition, by code. */
export const organizerPromoListSchema = v.array(organizerPromoSchema);

export const newPromoSchema = v.strictObject({
  /** Idempotency key: new for each code, repeated when the call is sent again. */
  key: uuidSchema,
  promo: promoContentSchema,
});
export type NewPromo = v.InferOutput<typeof newPromoSchema>;

/** A change made on a version. */
export const promoChangeSchema = v.strictObject({
  version: versionSchema,
  promo: promoContentSchema,
});
export type PromoChange = v.InferOutput<typeof promoChangeSchema>;

/** A step that changes nothing but the state, made on a version. */
export const promoStepSchema = v.strictObject({ version: versionSchema });

/** What a refused change answers beside the problem: the version that it was made on, and the code as it is. */
export const promoConflictSchema = v.object({ yours: v.number(), current: organizerPromoSchema });
