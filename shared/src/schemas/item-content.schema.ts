import * as v from 'valibot';
import { CATALOGUE_GROUPS } from './catalogue.schema';
import { lineInLanguages, optionalTextInLanguages } from './content-text.schema';
import { pictureSchema } from './picture.schema';
import { SIMULATION_LIMITS } from './simulation.schema';
import { lineSchema } from './text.schema';

const AMOUNT = 'Donnez un montant, dans la monnaie indiquée.';

const STOCK = 'Donnez un nombre entier, de 0 à 99\u202f999.';

const amountSchema = v.pipe(
  v.number(AMOUNT),
  v.integer(AMOUNT),
  v.minValue(0, AMOUNT),
  v.maxValue(SIMULATION_LIMITS.price, AMOUNT),
);

const NO_TEXT = { fr: '', en: '', ar: '' };

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
  /** Null: pages draw the category in its place. */
  picture: v.optional(v.nullable(pictureSchema), null),
  /** What the picture shows, for whoever does not see it. */
  pictureAlt: v.optional(optionalTextInLanguages(200), NO_TEXT),
  /** How many there are in the edition; null where nothing limits them. */
  stock: v.optional(
    v.nullable(
      v.pipe(v.number(STOCK), v.integer(STOCK), v.minValue(0, STOCK), v.maxValue(99_999, STOCK)),
    ),
    null,
  ),
  /** Kept where a former row had one; the editor does not change it. */
  imagePath: v.nullable(v.pipe(v.string(), v.maxLength(4 * SIMULATION_LIMITS.text))),
});
export type ItemContent = v.InferOutput<typeof itemContentSchema>;
