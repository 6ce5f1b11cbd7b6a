import * as v from 'valibot';
import { daySchema, longTextSchema, requiredLineSchema } from './text.schema';

/** A news item as everybody may read it (specification, section 3). */
export const newsSchema = v.object({
  _id: v.string(),
  title: v.string(),
  /** Day of the calendar, `2025-04-28`. */
  date: v.pipe(v.string(), v.isoDate()),
  category: v.string(),
  content: v.string(),
  important: v.boolean(),
});
export type News = v.InferOutput<typeof newsSchema>;

export const newsListSchema = v.array(newsSchema);

/** What an organiser writes. */
export const newsInputSchema = v.object({
  title: requiredLineSchema(200),
  date: daySchema,
  category: requiredLineSchema(60),
  content: v.pipe(longTextSchema(5000), v.nonEmpty('Ce champ est obligatoire.')),
  important: v.optional(v.boolean(), false),
});
export type NewsInput = v.InferOutput<typeof newsInputSchema>;

/** What an organiser changes; a field that is absent stays as it is. */
export const newsChangeSchema = v.partial(newsInputSchema);
export type NewsChange = v.InferOutput<typeof newsChangeSchema>;

/** A news item as organisers see it. */
export const organizerNewsSchema = v.object({
  ...newsSchema.entries,
  /** Null while it is shown. */
  withdrawnAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type OrganizerNews = v.InferOutput<typeof organizerNewsSchema>;

export const organizerNewsListSchema = v.array(organizerNewsSchema);
