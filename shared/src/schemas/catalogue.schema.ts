import * as v from 'valibot';
import { moneySchema } from './money.schema';
import { pictureSchema } from './picture.schema';
import { cartItemSchema } from './simulation.schema';

/** Groups of the catalogue: the tabs of the dashboard and of the simulation (specification, section 2). */
export const CATALOGUE_GROUPS = ['Fournitures', 'Service', 'Communication'] as const;
export type CatalogueGroup = (typeof CATALOGUE_GROUPS)[number];

const { days: _days, quantity: _quantity, ...terms } = cartItemSchema.entries;

/** '' where the translation is missing. */
const translationsSchema = v.object({ en: v.string(), ar: v.string() });

/** A supply, service or print, as `GET /v1/catalogue` lists it: an item of the cart without a quantity. */
export const catalogueItemSchema = v.object({
  ...terms,
  parentCategory: v.picklist(CATALOGUE_GROUPS),
  /** Whether article and prices are examples, which `additionalInfo` says. */
  sample: v.optional(v.boolean()),
  /** How many are left; 0 is « Épuisé ». Left out where nothing limits them. */
  left: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The organiser's own picture, and what it shows; `imagePath` has its path. */
  picture: v.optional(
    v.object({
      ...pictureSchema.entries,
      alt: v.object({ fr: v.string(), en: v.string(), ar: v.string() }),
    }),
  ),
  /** The same texts in the other languages; `itemText` puts both together. */
  translations: v.optional(
    v.object({
      name: translationsSchema,
      category: translationsSchema,
      unit: translationsSchema,
      description: translationsSchema,
      additionalInfo: translationsSchema,
    }),
  ),
});
export type CatalogueItem = v.InferOutput<typeof catalogueItemSchema>;

/** A stand offer of the edition, as `domain/offers` has it. */
const standOfferSchema = v.object({
  id: v.string(),
  kind: v.picklist(['bare', 'equipped', 'premium', 'custom', 'premiumLocation']),
  title: v.string(),
  type: v.nullable(
    v.picklist(['espace nu', 'espace équipée', 'espace premium', 'espace personnalisé']),
  ),
  squareMetres: v.nullable(v.number()),
  minimum: v.boolean(),
  /** Before tax, in dinars; null is "Sur devis". */
  price: v.nullable(moneySchema),
  /** The same in euros. */
  priceEuro: v.optional(v.nullable(moneySchema), null),
});

/** An area that several exhibitors share, as organisers write it. */
const collectiveOfferSchema = v.object({
  id: v.string(),
  title: v.string(),
  squareMetres: v.nullable(v.number()),
  furniture: v.nullable(v.object({ chairs: v.number(), tables: v.number() })),
  buttonLabel: v.string(),
  /** What else is included. */
  details: v.optional(v.array(v.string()), []),
  /** Before tax, in dinars; null is "Sur devis". */
  price: v.optional(v.nullable(moneySchema), null),
  /** The same in euros. */
  priceEuro: v.optional(v.nullable(moneySchema), null),
  /** The title in the other languages. */
  translations: v.optional(v.object({ title: translationsSchema })),
});

/** Everything that can be chosen, as `GET /v1/catalogue` gives it. */
export const catalogueSchema = v.object({
  stands: v.array(standOfferSchema),
  collective: v.array(collectiveOfferSchema),
  /** In the organiser's order, the premium location of the edition first. */
  items: v.array(catalogueItemSchema),
});
export type Catalogue = v.InferOutput<typeof catalogueSchema>;
