import { mayBeKept, type RouteDescriptor } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import {
  matchRoute,
  type Registry,
  type ResolvedRoute,
  routesOf,
  versionOf,
} from '@mosta/shared/contract/registry';
import { askedRow, rowAddress, rowCall } from '@mosta/shared/contract/rows';
import { isUnchanging, type PageToKeep } from './kept';

type Place = { pathname: string; search: string };

/** Whether a page may be kept, and comes from this portal. */
function isKeepable(registry: Registry, { remote, route }: ResolvedRoute): boolean {
  const entry = registry.remotes[remote];
  const version = entry?.enabled ? versionOf(entry) : undefined;
  return mayBeKept(route) && version?.baseUrl.startsWith('/') === true;
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
  /** Where the reader is. */
  place: Place;
  /** Whether pages are kept too that the reader has not seen yet. */
  unseen: boolean;
  /** Addresses on this portal that the page has fetched, without their queries. */
  fetched: readonly string[];
};

/**
 * The page that is shown, and those that remotes want to be there without network. Documents name their files; here are
 * those that the shown page has fetched besides.
 */
export function pagesToKeep({ registry, place, fetched, unseen }: Wanted): PageToKeep[] {
  const pages: PageToKeep[] = [];
  const here = keptAddress(registry, place);
  const shown = matchRoute(registry, place.pathname);
  if (here !== undefined && shown) {
    const row = askedRow(shown.route, place);
    const data = callsOf(shown.route);
    const asked = fetched.filter((path) => data.some((call) => path.startsWith(`${call}/`)));
    pages.push({
      address: here,
      visited: true,
      files: [...new Set(fetched.filter(isUnchanging))],
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
    pages.push({ address: path, visited: false, files: [], data: callsOf(page.route) });
  }
  return pages;
}

/** The calls whose answers a page shows. */
function callsOf({ data = [], offline = [] }: RouteDescriptor): string[] {
  return [...data, ...offline].map((call) => `/${call}`);
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
