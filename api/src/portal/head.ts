import { escapeHtml } from '@mosta/release/page/escape-html';
import { escapeJson } from '@mosta/release/page/escape-json';
import { isIndexable } from '@mosta/shared/contract/descriptor';
import { addressIn, LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import type { Registry, RegistryVersion, ResolvedRoute } from '@mosta/shared/contract/registry';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { structuredData } from './structured-data';

/** Locales as Open Graph spells them. */
const OG_LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB', ar: 'ar_AR' };
const IMAGE = { width: '1200', height: '630' };

export type HeadRequest = {
  /** Scheme and host of the portal, without closing slash. */
  origin: string;
  language: Language;
  edition: Edition;
  registry: Registry;
  match: ResolvedRoute | undefined;
  /** Path of the page, with the parameter of its row where it is a row's. */
  address: string;
  version: RegistryVersion | undefined;
  title: string;
  description: string;
};

/** What a page tells search engines and programs that show a shared link; title and description stand in the template. */
export function headElements(request: HeadRequest): string {
  const { match, origin, language, address } = request;
  if (!match || !isIndexable(match.route)) return '<meta name="robots" content="noindex">';
  const image = imageAddress(request);
  return [
    link('canonical', origin + addressIn(language, address)),
    ...LANGUAGES.map((each) => link('alternate', origin + addressIn(each, address), each)),
    link('alternate', origin + address, 'x-default'),
    ...openGraph(request, match, image),
    `<script type="application/ld+json">${escapeJson(structuredData({ ...request, match, image }))}</script>`,
  ].join('\n');
}

function openGraph(
  { origin, language, edition, title, description, address }: HeadRequest,
  { route }: ResolvedRoute,
  image: string | undefined,
): string[] {
  const others = LANGUAGES.filter((each) => each !== language);
  return [
    // "Home" would say nothing beside the fair's name.
    property('og:title', route.path === '/' ? `${edition.product} ${edition.year}` : title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:url', origin + addressIn(language, address)),
    property('og:site_name', edition.product),
    property('og:locale', OG_LOCALES[language]),
    ...others.map((each) => property('og:locale:alternate', OG_LOCALES[each])),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:type', 'image/png'),
          property('og:image:width', IMAGE.width),
          property('og:image:height', IMAGE.height),
          property('og:image:alt', `${pictured(route, language)} - ${edition.product}`),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ];
}

/** The words on a route's picture; that of a row is its route's. */
function pictured(
  { path, title, description }: ResolvedRoute['route'],
  language: Language,
): string {
  return (path === '/' ? description : title)[language];
}

/** The picture of a route, absolute as programs that read links want it. */
function imageAddress({ match, version, origin, language }: HeadRequest): string | undefined {
  if (!match?.route.image || !version) return undefined;
  const address = version.baseUrl + match.route.image.replaceAll('{language}', language);
  return /^https?:/.test(address) ? address : origin + address;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, language?: string): string {
  const hreflang = language ? ` hreflang="${language}"` : '';
  return `<link rel="${rel}"${hreflang} href="${escapeHtml(href)}">`;
}
