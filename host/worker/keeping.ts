import type { Language } from '@mosta/shared/contract/languages';
import { HOST_FILES_FILE, isOfLanguage, SAVED_META } from '@mosta/shared/contract/published';
import * as v from 'valibot';
import {
  CACHES,
  filesNamedBy,
  isUnchanging,
  type KeptPage,
  type Message,
  type PageToKeep,
  titleOf,
} from '../src/offline/kept';
import { readKeptIndex, writeKeptIndex } from '../src/offline/kept-index';
import { pagesThatStay } from '../src/offline/pages-that-stay';

/** Milliseconds for which a copy is new enough: of a page that is visited again at once, and of one that nobody visits. */
const FRESH_VISITED = 60_000;
const FRESH_UNSEEN = 15 * 60_000;
/** Files under way at once: whoever uses the page comes first. */
const AT_ONCE = 3;

/**
 * Keeps pages with all that they need. Files that are there already are not fetched again, whatever release they came
 * with; afterwards what no page needs any more is removed.
 */
export async function keepPages({ pages, language, release }: Message): Promise<void> {
  const before = (await readKeptIndex())?.pages ?? [];
  const kept = new Map(before.map((page) => [page.address, page]));
  const hostFiles = await listHostFiles(language);
  try {
    for (const page of pages) {
      const known = kept.get(page.address);
      if (known && isFresh(known, page, release)) continue;
      const now = await keepPage(page, { release, hostFiles, known });
      kept.delete(page.address);
      if (now) kept.set(page.address, now);
    }
  } finally {
    const remaining = pagesThatStay([...kept.values()], pages);
    await writeKeptIndex({ language, pages: remaining });
    await removeUnneeded(remaining);
  }
}

function isFresh(known: KeptPage, { visited }: PageToKeep, release: string): boolean {
  if (known.release !== release || (visited && !known.visited)) return false;
  const age = Date.now() - Date.parse(known.savedAt);
  return age < (visited ? FRESH_VISITED : FRESH_UNSEEN);
}

/** What the host's pages may fetch later; nothing where the list cannot be had. */
async function listHostFiles(language: Language): Promise<string[]> {
  const response = await fetch(`/${HOST_FILES_FILE}`, { cache: 'no-cache' });
  if (!response.ok) return [];
  const files = v.parse(v.array(v.string()), await response.json());
  return files.filter((file) => isOfLanguage(file, language));
}

type Circumstances = { release: string; hostFiles: readonly string[]; known: KeptPage | undefined };

/** @returns undefined for a page that is not there (any more) */
async function keepPage(
  { address, visited, files, data }: PageToKeep,
  { release, hostFiles, known }: Circumstances,
): Promise<KeptPage | undefined> {
  const response = await fetch(address, {
    cache: 'no-cache',
    priority: 'low',
    headers: { accept: 'text/html' },
  });
  if (response.status >= 500) throw new Error(`The portal answers ${response.status}.`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  // such as the preview of an edition, which an organiser has open beside the site
  const mayKeep = !response.headers.get('cache-control')?.includes('no-store');
  if (!response.ok || response.redirected || !isPage || !mayKeep) return undefined;
  const savedAt = new Date().toISOString();
  const html = await response.text();

  const named = filesNamedBy(html);
  const others = [...hostFiles, ...files].filter(isUnchanging);
  // What the same release of the page has fetched at another visit, it may fetch again.
  const earlier = known?.release === release ? known.files : [];
  const needed = [...new Set([...named, ...others, ...earlier])];
  await Promise.all([keepFiles(needed), keepAnswers(data)]);

  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(SAVED_META, savedAt);
  const cache = await caches.open(CACHES.pages);
  await cache.put(address, new Response(html, { headers }));
  return {
    ...{ address, savedAt, release, data, title: titleOf(html) },
    ...{ files: needed, visited: visited || known?.visited === true },
  };
}

/** @throws TypeError when the network has gone: a page is kept whole or as it was before */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  const waiting = [...addresses];
  const fetchMissing = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await cache.match(next, { ignoreVary: true })) continue;
      const response = await fetch(next, { priority: 'low' });
      if (response.ok) await cache.put(next, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchMissing));
}

/** Asked for without credentials: what is kept is what everybody gets. */
async function keepAnswers(calls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.data);
  for (const call of calls) {
    const response = await fetch(call, {
      cache: 'no-cache',
      credentials: 'omit',
      priority: 'low',
      headers: { accept: 'application/json' },
    });
    if (response.ok) await cache.put(call, response);
  }
}

/** Removes what no kept page needs. */
async function removeUnneeded(pages: readonly KeptPage[]): Promise<void> {
  await keepOnly(CACHES.pages, new Set(pages.map(({ address }) => address)));
  await keepOnly(CACHES.files, new Set(pages.flatMap(({ files }) => files)));
  await keepOnly(CACHES.data, new Set(pages.flatMap(({ data }) => data)));
}

async function keepOnly(name: string, wanted: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}
