import { escapeHtml } from '@mosta/release/page/escape-html';
import { isIndexable } from '@mosta/shared/contract/descriptor';
import { addressIn, LANGUAGES } from '@mosta/shared/contract/languages';
import {
  type Registry,
  type ResolvedRoute,
  routesOf,
  versionOf,
} from '@mosta/shared/contract/registry';
import { rowAddress } from '@mosta/shared/contract/rows';
import { LRUCache } from 'lru-cache';
import { KeptBody } from '../platform/http/kept-body';
import type { Rows } from './drawing/row-lists';

type RowsOf = (route: ResolvedRoute['route']) => Rows | undefined;

/** Sitemaps that are kept, one for a name of the portal. */
const MOST_KEPT = 4;

/** Addresses that a sitemap may have (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

/**
 * Every page that search engines may list, in each language, with its other languages and the date of its version; then the
 * pages of rows, which have no date, as many as fit.
 */
function sitemap(registry: Registry, origin: string, rowsOf: RowsOf): string {
  const pages = routesOf(registry).filter(
    ({ remote, route }) => registry.remotes[remote]?.enabled && isIndexable(route),
  );
  const routes = pages.flatMap(({ remote, route }) => {
    const entry = registry.remotes[remote];
    return addressesOf(origin, route.path, (entry && versionOf(entry))?.publishedAt);
  });
  const rows = pages.flatMap(({ route }) =>
    [...(rowsOf(route)?.keys() ?? [])].flatMap((id) => addressesOf(origin, rowAddress(route, id))),
  );
  const urls = [...routes, ...rows].slice(0, MOST_ADDRESSES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** The sitemap as it is sent, made again when the registry or rows have changed: with thousands of rows it is long. */
export function keptSitemaps(rowsOf: RowsOf): (registry: Registry, origin: string) => KeptBody {
  const kept = new LRUCache<string, { made: readonly unknown[]; body: KeptBody }>({
    max: MOST_KEPT,
  });
  return (registry, origin) => {
    const parts = [registry, ...routesOf(registry).map(({ route }) => rowsOf(route))];
    const known = kept.get(origin);
    if (known && parts.every((part, index) => part === known.made[index])) return known.body;
    const body = new KeptBody(sitemap(registry, origin, rowsOf));
    kept.set(origin, { made: parts, body });
    return body;
  };
}

/** The entries of one page, in each language. */
function addressesOf(origin: string, page: string, changed?: string): string[] {
  // The first language is the default one, whose address names none.
  const places = LANGUAGES.map(
    (language) => [language, escapeHtml(origin + addressIn(language, page))] as const,
  );
  const [[, unnamed] = ['', '']] = places;
  const alternates = [...places, ['x-default', unnamed] as const]
    .map(
      ([language, place]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${place}"/>`,
    )
    .join('');
  const date = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return places.map(([, place]) => `<url><loc>${place}</loc>${date}${alternates}</url>`);
}

/** Keeps crawlers away from calls and from pages that want a session. */
export function robots(registry: Registry, origin: string): string {
  const guarded = routesOf(registry).filter(({ route }) => route.guarded);
  return [
    'User-agent: *',
    'Disallow: /v1/',
    'Disallow: /auth/',
    ...guarded.map(({ route }) => `Disallow: ${route.path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
