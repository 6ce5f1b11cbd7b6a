import * as v from 'valibot';
import { localizedTextSchema } from '../contract/languages';
import { SECTORS } from '../domain/sectors';
import { editionSchema } from './edition.schema';
import { newsListSchema } from './news.schema';
import { publicExhibitorSchema } from './public-exhibitor.schema';

/** What search engines are told of a page; the description of an exhibitor is its own, in its language. */
const headEntries = {
  /** What follows `/edition/` in the address: `2025`, `2025/exposants`, `2025/exposants/<id>` or `2025/actualites`. */
  _id: v.string(),
  title: localizedTextSchema,
  description: v.union([localizedTextSchema, v.string()]),
};

const { product, year, city, venue, days } = editionSchema.entries;

/** What pages say of a former edition beside their own subject. */
const facts = { edition: v.object({ product, year, city, venue, days }) };
export type FormerFacts = v.InferOutput<typeof facts.edition>;

/** Every page of former editions, as `GET /v1/former-edition` lists them; those of the latest edition first. */
export const formerPageListSchema = v.array(v.object(headEntries));
export type FormerPage = v.InferOutput<typeof formerPageListSchema>[number];

/** A former edition: the answer of `GET /v1/former-edition/2025`. */
export const formerEditionSchema = v.object({ ...headEntries, ...facts });
export type FormerEdition = v.InferOutput<typeof formerEditionSchema>;

/** Who exhibited, by name: the answer of `GET /v1/former-edition/2025/exposants`. */
export const formerDirectorySchema = v.object({
  ...headEntries,
  ...facts,
  /** Whether some of them are samples, which the page says. */
  sample: v.boolean(),
  exhibitors: v.array(
    v.object({
      /** Identifier of the exhibitor's page; null where it has none. */
      _id: v.nullable(v.string()),
      name: v.string(),
      sector: v.picklist(SECTORS),
      /** ISO 3166-1 alpha-2. */
      country: v.string(),
      /** Codes of the stands of then. */
      stands: v.array(v.string()),
    }),
  ),
});
export type FormerDirectory = v.InferOutput<typeof formerDirectorySchema>;

/** One who exhibited: the answer of `GET /v1/former-edition/2025/exposants/<id>`. */
export const formerExhibitorSchema = v.object({
  ...headEntries,
  ...facts,
  exhibitor: publicExhibitorSchema,
});
export type FormerExhibitor = v.InferOutput<typeof formerExhibitorSchema>;

/** What was announced, the newest first: the answer of `GET /v1/former-edition/2025/actualites`. */
export const formerNewsSchema = v.object({ ...headEntries, ...facts, news: newsListSchema });
export type FormerNews = v.InferOutput<typeof formerNewsSchema>;
