import * as v from 'valibot';
import { editionChoice } from './edition-choice.schema';
import { limitSchema, offsetSchema } from './paging.schema';
import { lineSchema } from './text.schema';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An agreed order is confirmed; one that the organiser still has to confirm is pending. */
export const PREPARATION_STATES = ['confirmed', 'pending'] as const;
export const PREPARATION_KINDS = ['supply', 'service', 'communication'] as const;

const articleSchema = {
  /** Who delivers it; null where the article names nobody. */
  supplier: v.nullable(v.string()),
  /** In French, as the catalogue has it; null where the line is no article of the catalogue. */
  category: v.nullable(v.string()),
  kind: v.picklist(PREPARATION_KINDS),
  name: v.string(),
  unit: v.string(),
  quantity: v.number(),
};

/** What one exhibitor ordered of one article. */
export const preparationLineSchema = v.object({
  _id: v.string(),
  ...articleSchema,
  /** Where it goes; empty where the exhibitor has no stand yet. */
  stands: v.array(v.string()),
  /** Of the first stand. */
  row: v.nullable(v.string()),
  company: v.string(),
  exhibitor: v.string(),
  status: v.picklist(PREPARATION_STATES),
});
export type PreparationLine = v.InferOutput<typeof preparationLineSchema>;

/** How much of an article is needed in all. */
const preparationTotalSchema = v.object(articleSchema);
export type PreparationTotal = v.InferOutput<typeof preparationTotalSchema>;

/** Which lines are wanted. */
export const preparationFilterSchema = v.object({
  supplier: v.optional(lineSchema(500)),
  category: v.optional(lineSchema(500)),
  /** `-` for what goes to no row. */
  row: v.optional(lineSchema(10)),
  status: v.optional(v.picklist(PREPARATION_STATES)),
  ...editionChoice,
});
export type PreparationFilter = v.InferOutput<typeof preparationFilterSchema>;

export const preparationQuerySchema = v.object({
  ...preparationFilterSchema.entries,
  offset: offsetSchema,
  limit: limitSchema,
});

export const preparationSchema = v.object({
  /** A page of the wanted lines: by supplier or category, then by row, then by stand. */
  lines: v.array(preparationLineSchema),
  /** How many the filter wants, of all pages. */
  total: countSchema,
  /** Of all pages, in the same sequence. */
  totals: v.array(preparationTotalSchema),
  /** What there is to choose from, whatever the filter says. */
  choices: v.object({
    suppliers: v.array(v.string()),
    categories: v.array(v.string()),
    rows: v.array(v.string()),
  }),
});
export type Preparation = v.InferOutput<typeof preparationSchema>;
