import * as v from 'valibot';
import { CATALOGUE_GROUPS } from './catalogue.schema';
import { lineInLanguages, optionalTextInLanguages } from './content-text.schema';
import { SIMULATION_LIMITS } from './simulation.schema';
import { lineSchema } from './text.schema';

const AMOUNT = 'Donnez un montant, dans la monnaie indiquée.';

const amountSchema = v.pipe(
  v.number(AMOUNT),
  v.integer(AMOUNT),
  v.minValue(0, AMOUNT),
  v.maxValue(SIMULATION_LIMITS.price, AMOUNT),
);

/** An article of the catalogue, as an organiser writes it: a supply, a service or a print. */
export const itemContentSchema = v.strictObject({
  /** Pages say of a sample that article and prices are examples. */
  sample: v.boolean(),
  group: v.picklist(CATALOGUE_GROUPS),
  category: lineInLanguages(SIMULATION_LIMITS.text),
  /** Quotes and orders print the French one. */
  name: lineInLanguages(SIMULATION_LIMITS.text),
  description: optionalTextInLanguages(4 * SIMULATION_LIMITS.text),
  /** A remark under the price. */
  additionalInfo: optionalTextInLanguages(4 * SIMULATION_LIMITS.text),
  unit: lineInLanguages(SIMULATION_LIMITS.text),
  isPerDay: v.boolean(),
  /** Who delivers it, for the organisers alone; '' where that is not said. */
  supplier: v.optional(lineSchema(SIMULATION_LIMITS.text), ''),
  /** Whole dinars before tax. */
  priceDA: amountSchema,
  /** Euro cents before tax; null is « Sur devis ». */
  priceEuro: v.nullable(amountSchema),
  /** Kept where a former row had one; the editor does not change it. */
  imagePath: v.nullable(v.pipe(v.string(), v.maxLength(4 * SIMULATION_LIMITS.text))),
});
export type ItemContent = v.InferOutput<typeof itemContentSchema>;
