import { LANGUAGES } from '@mosta/shared/contract/languages';
import { HOST_ASSETS_PATH, MANIFEST_FILE, REMOTES_PATH } from '@mosta/shared/contract/published';
import * as v from 'valibot';

/**
 * What the pages of the host and its service worker know of each other (docs/decisions/0110). Another form of what is
 * kept gets another number, and the worker removes caches that are not among these.
 */
export const CACHE_PREFIX = 'mosta-';
export const CACHES = {
  pages: `${CACHE_PREFIX}pages-1`,
  files: `${CACHE_PREFIX}files-1`,
  data: `${CACHE_PREFIX}data-1`,
  index: `${CACHE_PREFIX}index-1`,
} as const;

/** Where the list of kept pages lies in its cache. */
export const INDEX_ADDRESS = '/kept-pages';

/** A page on the device, and what it needs there. */
export const keptPageSchema = v.object({
  /** Path, and the one parameter of a row's page. */
  address: v.string(),
  title: v.string(),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of which releases, in which language; pages of others are fetched anew. */
  release: v.string(),
  /** Whether its reader has been there; others are kept because the remote asked for it. */
  visited: v.boolean(),
  files: v.array(v.string()),
  data: v.array(v.string()),
});
export type KeptPage = v.InferOutput<typeof keptPageSchema>;

export const keptIndexSchema = v.object({
  language: v.picklist(LANGUAGES),
  pages: v.array(keptPageSchema),
});
export type KeptIndex = v.InferOutput<typeof keptIndexSchema>;

/** A page that the worker is asked to keep, with what it needs besides what its HTML names. */
export const pageToKeepSchema = v.pick(keptPageSchema, ['address', 'visited', 'files', 'data']);
export type PageToKeep = v.InferOutput<typeof pageToKeepSchema>;

/** What the host asks of the worker, and all that it may ask. */
export const messageSchema = v.object({
  type: v.literal('keep'),
  language: v.picklist(LANGUAGES),
  release: v.string(),
  pages: v.array(pageToKeepSchema),
});
export type Message = v.InferOutput<typeof messageSchema>;

/** Named by its content, or in the folder of a version: what lies there never changes. */
const UNCHANGING = new RegExp(
  `^(?:(?:${HOST_ASSETS_PATH}|${REMOTES_PATH}).+[.-][\\da-f]{8,}\\.\\w+|${REMOTES_PATH}[^/]+/\\d+\\.\\d+\\.\\d+-[\\da-f]{16}/.+)$`,
);

/** Whether a file of this path is always the same. */
export function isUnchanging(pathname: string): boolean {
  return UNCHANGING.test(pathname);
}

/** The manifest that a page brings along, under its address: widgets of other remotes' pages are asked for by it. */
const MANIFEST = `${REMOTES_PATH}[\\w-]+/\\d+\\.\\d+\\.\\d+-[\\da-f]{16}/${MANIFEST_FILE.replace('.', '\\.')}`;
const MENTIONED = new RegExp(
  `(?<=["'\\s,])(?<!data-href=.)(?:(?:${HOST_ASSETS_PATH}|${REMOTES_PATH})[\\w./-]+[.-][\\da-f]{8,}\\.\\w+|${MANIFEST})`,
  'g',
);

/**
 * The unchanging files of this portal that a page's HTML names: scripts, styles, typefaces, pictures, the manifest of its
 * remote, and what it may fetch later.
 */
export function filesNamedBy(html: string): string[] {
  return [...new Set(html.match(MENTIONED))];
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The page's title without the product's name, as text. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replace(/ - [^-]*$/, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
}
