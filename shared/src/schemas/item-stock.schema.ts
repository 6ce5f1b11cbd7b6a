import * as v from 'valibot';

/** How many pieces of each article are ordered in the current edition; articles without orders are left out. */
export const itemStockSchema = v.array(
  v.strictObject({
    /** Of the article. */
    key: v.string(),
    ordered: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
);
export type ItemStock = v.InferOutput<typeof itemStockSchema>;
