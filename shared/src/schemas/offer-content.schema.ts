import * as v from 'valibot';
import { lineInLanguages, optionalTextInLanguages } from './content-text.schema';
import { SIMULATION_LIMITS } from './simulation.schema';

/** Drawings of collective offers that pages have. */
export const OFFER_DRAWINGS = ['marquee', 'streetFood', 'startup'] as const;
export type OfferDrawing = (typeof OFFER_DRAWINGS)[number];

const AMOUNT = 'Donnez un montant, dans la monnaie indiquée.';
const COUNT = 'Donnez un nombre entier, de 0 à 999.';
const SIZE = 'Donnez une surface, en mètres carrés.';

const amountSchema = v.nullable(
  v.pipe(
    v.number(AMOUNT),
    v.integer(AMOUNT),
    v.minValue(1, AMOUNT),
    v.maxValue(SIMULATION_LIMITS.price, AMOUNT),
  ),
);

const countSchema = v.pipe(
  v.number(COUNT),
  v.integer(COUNT),
  v.minValue(0, COUNT),
  v.maxValue(999, COUNT),
);

/** An area that several exhibitors share, as an organiser writes it (specification, sections 2, 3 and 9). */
export const offerContentSchema = v.strictObject({
  /** As it was delivered: nobody has replaced it yet. */
  sample: v.boolean(),
  drawing: v.picklist(OFFER_DRAWINGS),
  /** Simulations and quotes keep the French one as the type of participation. */
  title: lineInLanguages(120),
  /** What is included beside size and furniture, one a line. */
  details: optionalTextInLanguages(1000),
  /** Null where the organiser agrees on it. */
  squareMetres: v.nullable(
    v.pipe(v.number(SIZE), v.minValue(1, SIZE), v.maxValue(SIMULATION_LIMITS.squareMetres, SIZE)),
  ),
  chairs: countSchema,
  tables: countSchema,
  /** Whole dinars before tax; null is « Sur devis ». */
  priceDA: amountSchema,
  /** Euro cents before tax; null is « Sur devis ». */
  priceEuro: amountSchema,
  buttonLabel: lineInLanguages(60),
});
export type OfferContent = v.InferOutput<typeof offerContentSchema>;

/** The public list, in the organisers' order. */
export const offerListSchema = v.array(v.object({ id: v.string(), ...offerContentSchema.entries }));
export type CollectiveOffer = v.InferOutput<typeof offerListSchema>[number];
