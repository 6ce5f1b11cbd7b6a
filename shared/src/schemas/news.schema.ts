import * as v from 'valibot';
import { lineInLanguages, textInLanguages } from './content-text.schema';
import { daySchema } from './text.schema';

/** '' where the translation is missing. */
const translationsSchema = v.object({ en: v.string(), ar: v.string() });

/** A news item as everybody may read it (specification, section 3); its texts are the French ones. */
export const newsSchema = v.object({
  _id: v.string(),
  title: v.string(),
  /** Day of the calendar, `2025-04-28`. */
  date: v.pipe(v.string(), v.isoDate()),
  category: v.string(),
  content: v.string(),
  important: v.boolean(),
  /** Whether pages say that it is a sample. */
  sample: v.optional(v.boolean()),
  /** The same texts in the other languages; `newsText` puts both together. */
  translations: v.optional(
    v.object({
      title: translationsSchema,
      category: translationsSchema,
      content: translationsSchema,
    }),
  ),
});
export type News = v.InferOutput<typeof newsSchema>;

export const newsListSchema = v.array(newsSchema);

/** A news item, as an organiser writes it. */
export const newsContentSchema = v.strictObject({
  sample: v.boolean(),
  /** Pages show it, and the newest comes first; what is published is shown at once. */
  date: daySchema,
  important: v.boolean(),
  category: lineInLanguages(60),
  title: lineInLanguages(200),
  text: textInLanguages(5000),
});
export type NewsContent = v.InferOutput<typeof newsContentSchema>;
