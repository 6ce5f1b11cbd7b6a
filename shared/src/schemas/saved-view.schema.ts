import * as v from 'valibot';
import { printedLineSchema } from './text.schema';

/** Tables of the back office of which views are saved. */
export const VIEW_TABLES = ['participation', 'quote', 'staff'] as const;
export type ViewTable = (typeof VIEW_TABLES)[number];

const tableSchema = v.picklist(VIEW_TABLES, 'Ce tableau n’a pas de vues.');
/** What comes after `?` in the address of a page: names and values as `URLSearchParams` writes them. */
const filtersSchema = v.pipe(
  v.string(),
  v.maxLength(1000, 'Cette vue a trop de filtres.'),
  v.regex(/^[\w.*+%&=-]*$/, 'Ces filtres sont mal formés.'),
);

/** Search, filters, order and columns of a table, under a name that an organiser gave them. */
export const savedViewSchema = v.object({
  _id: v.string(),
  table: tableSchema,
  name: v.string(),
  filters: filtersSchema,
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** By their names. */
export const savedViewListSchema = v.array(savedViewSchema);

/** A name that is there already is given to the new filters. */
export const savedViewInputSchema = v.strictObject({
  table: tableSchema,
  name: v.pipe(printedLineSchema(60), v.nonEmpty('Donnez un nom à cette vue.')),
  filters: filtersSchema,
});
export type SavedViewInput = v.InferOutput<typeof savedViewInputSchema>;
