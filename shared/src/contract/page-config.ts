import * as v from 'valibot';
import { LANGUAGES } from './languages';
import { pageRegistrySchema } from './page-registry';

/** Id of the JSON data block by which the server hands the page its configuration. */
export const PAGE_CONFIG_ID = 'portal-page';

/** Id of the JSON data block with the answers that the prerendered page shows, by path of the call. */
export const PAGE_DATA_ID = 'portal-data';

/** Attribute of that block where the calls answer something else by now: what is shown is asked for again at once. */
export const FORMER_DATA = 'data-former';

/** Attribute of the page's root element once the host has fetched what its first picture did not need. */
export const LATE_PARTS_FETCHED = 'data-late-parts-fetched';

/** What the server writes into every page it serves, read once by the host. */
export const pageConfigSchema = v.object({
  environment: v.picklist(['development', 'test', 'production']),
  language: v.picklist(LANGUAGES),
  /** Whether `?mf.<remote>=…` is honoured. */
  overrides: v.boolean(),
  /** Origins from which scripts may come, the page's own apart. */
  remoteOrigins: v.array(v.string()),
  registry: pageRegistrySchema,
  /** Federation manifests by URL, inlined to save a round trip for the first route. */
  manifests: v.optional(v.record(v.string(), v.unknown()), {}),
  status: v.optional(v.number(), 200),
  /** Whether the page has the device keep what can be read without network; otherwise what was kept is removed. */
  offline: v.optional(v.boolean()),
});
export type PageConfig = v.InferOutput<typeof pageConfigSchema>;

/** The same as it stands in the page. */
export type WrittenPageConfig = v.InferInput<typeof pageConfigSchema>;
