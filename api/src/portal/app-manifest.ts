import { BAR_PLACES } from '@mosta/shared/contract/descriptor';
import { addressIn, directionOf, type Language } from '@mosta/shared/contract/languages';
import type { BarPlace } from '@mosta/shared/contract/navigation';
import { appIcon } from '@mosta/shared/contract/published';
import { type Registry, routesOf } from '@mosta/shared/contract/registry';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { APP } from './notices';

/** Colours of the sheet and of the mark, before any style is there. */
const PAPER = '#fffdf8';
const OLIVE = '#2f4a2b';
/** Systems show no more. */
const MOST_SHORTCUTS = 4;

type Wanted = { language: Language; registry: Registry; edition: Edition };

/**
 * The web app manifest in one language: what a device shows of the installed portal. Its identity is the same in all
 * languages; its shortcuts are the pages that remotes want to be there without network, those of the bar of a phone first.
 */
export function appManifest({ language, registry, edition }: Wanted): Record<string, unknown> {
  const shortcuts = routesOf(registry)
    .filter(({ remote, route }) => registry.remotes[remote]?.enabled && route.offline !== undefined)
    .filter(({ route }) => route.path !== '/' && !route.guarded)
    .sort((one, other) => placeOf(one.route) - placeOf(other.route))
    .slice(0, MOST_SHORTCUTS)
    .map(({ route }) => ({
      name: route.title[language],
      url: addressIn(language, route.path),
      icons: [icon(192)],
    }));
  return {
    id: '/',
    name: `${edition.product} ${edition.year}`,
    short_name: edition.product,
    description: APP[language].description,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: OLIVE,
    categories: ['business', 'events', 'food'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...([192, 512] as const).flatMap((size) => [icon(size), icon(size, 'maskable')]),
    ],
    shortcuts,
  };
}

/** In the sequence of the bar, and after it what is not in it. */
function placeOf({ bar }: { bar?: BarPlace | undefined }): number {
  return bar === undefined ? BAR_PLACES.length : BAR_PLACES.indexOf(bar);
}

function icon(size: number, purpose: 'any' | 'maskable' = 'any') {
  const sizes = `${size}x${size}`;
  return { src: `/${appIcon(size, purpose)}`, sizes, type: 'image/png', purpose };
}
