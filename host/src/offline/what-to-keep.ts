import { descriptorSchema } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import { DESCRIPTOR_FILE, fileAddress, HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import {
  matchRoute,
  type Registry,
  type RegistryVersion,
  type ResolvedRoute,
  routesOf,
  versionOf,
} from '@mosta/shared/contract/registry';
import { askedRow, rowAddress, rowCall } from '@mosta/shared/contract/rows';
import * as v from 'valibot';
import { isUnchanging, type PageToKeep } from './kept';
import { isOfLanguage } from './of-language';

type Place = { pathname: string; search: string };

/**
 * Whether a page may be kept: everybody is sent the same of it, and it comes from this portal. A page for signed-in people
 * is kept where its remote wants it, once somebody has opened it; what it shows of them is its own matter (decision 0118).
 */
function isKeepable(registry: Registry, { remote, route }: ResolvedRoute): boolean {
  const entry = registry.remotes[remote];
  const version = entry?.enabled ? versionOf(entry) : undefined;
  const wanted = route.guarded ? route.offline !== undefined : route.prerender === true;
  const open = wanted && route.redirectTo === undefined;
  return open && version?.baseUrl.startsWith('/') === true;
}

/**
 * The address under which a page is kept: the route's path, or the page of the row that the address asks for. Anything
 * else in an address is the reader's own, such as the link of a badge, and is not kept.
 * @returns undefined for a page that is not kept
 */
export function keptAddress(registry: Registry, { pathname, search }: Place): string | undefined {
  const found = matchRoute(registry, pathname);
  if (!found || !isKeepable(registry, found)) return undefined;
  const row = askedRow(found.route, { pathname, search });
  return row === undefined ? found.route.path : rowAddress(found.route, row);
}

type Wanted = {
  registry: Registry;
  language: Language;
  /** Where the reader is. */
  place: Place;
  /** Whether pages are kept too that the reader has not seen yet. */
  unseen: boolean;
  /** Addresses on this portal that the page has fetched, without their queries. */
  fetched: readonly string[];
};

/** The page that is shown, and those that remotes want to be there without network. */
export async function pagesToKeep(wanted: Wanted): Promise<PageToKeep[]> {
  const { registry, place, fetched, unseen } = wanted;
  const pages: PageToKeep[] = [];
  const here = keptAddress(registry, place);
  const shown = matchRoute(registry, place.pathname);
  if (here !== undefined && shown) {
    const row = askedRow(shown.route, place);
    const { files, data } = await needsOf(shown, wanted);
    const asked = fetched.filter((path) => data.some((call) => path.startsWith(`${call}/`)));
    pages.push({
      address: here,
      visited: true,
      files: [...new Set([...files, ...fetched.filter(isUnchanging)])],
      data: [
        ...new Set([
          ...data,
          ...asked,
          ...(shown.route.rows && row ? [`/${rowCall(shown.route.rows.list, row)}`] : []),
        ]),
      ],
    });
  }
  if (!unseen) return pages;
  for (const page of routesOf(registry)) {
    const { path, offline } = page.route;
    if (offline === undefined || path === here || page.route.guarded) continue;
    if (!isKeepable(registry, page)) continue;
    pages.push({ address: path, visited: false, ...(await needsOf(page, wanted)) });
  }
  return pages;
}

/** What a page needs of its remote, and the calls whose answers it shows. */
async function needsOf(
  { remote, route }: ResolvedRoute,
  { registry, language }: Wanted,
): Promise<Pick<PageToKeep, 'files' | 'data'>> {
  const entry = registry.remotes[remote];
  const version = entry && versionOf(entry);
  const data = [...(route.data ?? []), ...(route.offline ?? [])].map((call) => `/${call}`);
  if (!version) return { files: [], data };
  const files = (await listsOf(version)).flatMap((each) => [
    ...(each['*'] ?? []),
    ...(each[route.path] ?? []),
  ]);
  const addresses = [version.descriptor.entry, ...files].map((file) =>
    fileAddress(version.baseUrl, file),
  );
  return {
    files: [...new Set([version.baseUrl + version.manifest, ...addresses])].filter((file) =>
      isOfLanguage(file, language),
    ),
    data,
  };
}

/** The lists alone: to check everything that a descriptor says takes a phone a fifth of a second. */
const listsSchema = v.pick(descriptorSchema, ['preload', 'offlineFiles']);

/** Files by path of the route; `*` are those of every route. */
type FileList = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, Promise<FileList[]>>();

/** The lists that pages do not carry, from the version's descriptor: what the route preloads, and what it may ask for. */
function listsOf({ baseUrl }: RegistryVersion): Promise<FileList[]> {
  const read = known.get(baseUrl) ?? readLists(baseUrl);
  known.set(baseUrl, read);
  read.catch(() => known.delete(baseUrl));
  return read;
}

async function readLists(baseUrl: string): Promise<FileList[]> {
  const response = await fetch(baseUrl + DESCRIPTOR_FILE);
  // Without its files a page would not be whole: nothing is kept this time.
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { preload, offlineFiles = {} } = v.parse(listsSchema, await response.json());
  return [preload, offlineFiles];
}

/** Names the releases of which a page is made, and its language. */
export function releaseOf(registry: Registry, language: Language): string {
  const host = [...document.scripts].find(({ src }) =>
    new URL(src || location.href).pathname.startsWith(HOST_ASSETS_PATH),
  );
  const remotes = Object.entries(registry.remotes).map(
    ([name, { active, enabled }]) => `${name}@${enabled ? active : '-'}`,
  );
  return [language, host?.src ?? '', ...remotes].join(' ');
}
