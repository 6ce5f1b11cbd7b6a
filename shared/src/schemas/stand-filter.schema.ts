import * as v from 'valibot';
import { STAND_STATES } from '../domain/stand-status';
import { editionChoice } from './edition-choice.schema';
import { printLanguage } from './export.schema';
import { STAND_KINDS } from './stand.schema';
import { lineSchema } from './text.schema';

/** Which stands are wanted; the search is in code and holder. */
export const standFilterSchema = v.object({
  search: v.optional(lineSchema(100)),
  state: v.optional(v.picklist(STAND_STATES)),
  kind: v.optional(v.picklist(STAND_KINDS)),
  ...editionChoice,
});
export type StandFilter = v.InferOutput<typeof standFilterSchema>;

/** Of which stands signs are printed: the sold ones among the wanted. */
export const standSignQuerySchema = v.object({
  ...standFilterSchema.entries,
  /** Of these alone: codes with commas between them. */
  codes: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(4000),
      v.transform((text) => text.split(',')),
      v.array(lineSchema(100)),
      v.maxLength(500),
    ),
  ),
  ...printLanguage,
});
export type StandSignQuery = v.InferOutput<typeof standSignQuerySchema>;
