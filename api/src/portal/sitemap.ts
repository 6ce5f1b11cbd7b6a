import { escapeHtml } from '@mosta/release/page/escape-html';
import { isIndexable } from '@mosta/shared/contract/descriptor';
import { addressIn, LANGUAGES } from '@mosta/shared/contract/languages';
import { type Registry, routesOf, versionOf } from '@mosta/shared/contract/registry';

/** Every page that search engines may list, in each language, with its other languages and the date of its version. */
export function sitemap(registry: Registry, origin: string): string {
  const pages = routesOf(registry).filter(
    ({ remote, route }) => registry.remotes[remote]?.enabled && isIndexable(route),
  );
  const urls = pages.flatMap(({ remote, route }) => {
    const entry = registry.remotes[remote];
    const changed = (entry && versionOf(entry))?.publishedAt;
    const alternates = [
      ...LANGUAGES.map((language) => [language, addressIn(language, route.path)] as const),
      ['x-default', route.path] as const,
    ].map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + address)}"/>`,
    );
    return LANGUAGES.map((language) =>
      [
        `<url><loc>${escapeHtml(origin + addressIn(language, route.path))}</loc>`,
        ...(changed ? [`<lastmod>${escapeHtml(changed)}</lastmod>`] : []),
        ...alternates,
        '</url>',
      ].join(''),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
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
