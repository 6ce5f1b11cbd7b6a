import type { RouteDescriptor } from './descriptor';
import type { Language } from './languages';

/** Where a page stands: in a frame of the host, or at an address that no remote declares. */
export type PagePlace = RouteDescriptor['frame'] | 'unknown';

/** File of the registry, in the portal's data folder and at the server's root. */
export const REGISTRY_FILE = 'registry.json';
/** Copy of the last registry that could be read, beside it: for a server that starts while the registry is broken. */
export const LAST_GOOD_REGISTRY_FILE = 'registry.last-good.json';

/** Address of the registry as one visitor's page sees it: canaries applied, the versions that it may load alone. */
export const PAGE_REGISTRY_ADDRESS = `/${REGISTRY_FILE}?page`;

/** Event of a page's window: the portal has said that the registry has changed. */
export const REGISTRY_CHANGED_EVENT = 'portal:registry';

/** Folder of the published versions, in the portal's data folder. */
export const REMOTES_FOLDER = 'remotes';
/** Address below which the server offers them. */
export const REMOTES_PATH = `/${REMOTES_FOLDER}/`;
/** The same for the stub remotes of integration testers. */
export const STUBS_FOLDER = 'stubs';
export const STUBS_PATH = `/${STUBS_FOLDER}/`;
/** Address below which the server offers the host's files. */
export const HOST_ASSETS_PATH = '/assets/';

/** Address of the script that keeps pages for times without network; its scope is the whole portal (docs/decisions/0110). */
export const WORKER_PATH = '/service-worker.js';
/** File of the host's build that lists what its pages may fetch later, for the same purpose. */
export const HOST_FILES_FILE = 'host-files.json';
/**
 * The façade of parts as one module, as remotes ask for it that were built before 1.19. Builds of today take each name from the
 * part that has it (docs/decisions/0145).
 */
export const UNDIVIDED_FACADE = '@mosta/shared/ui';
/** Attribute of the preloads in the host's built page that are for a part of a façade alone, which it names. */
export const FACADE_ATTRIBUTE = 'data-facade';
/** Name of the meta element by which a page names what it may fetch later, for the same purpose; no browser fetches it. */
export const LATE_FILES_META = 'portal-late-files';
/** Name of the meta element by which a page from the device's memory says when it was kept, as an ISO timestamp. */
export const SAVED_META = 'portal-saved';
/** Name of the meta element by which a page says that it previews a draft edition, and which one (docs/decisions/0116). */
export const PREVIEW_META = 'portal-preview';
/** Header by which the calls of such a page say that they are of a preview. */
export const PREVIEW_HEADER = 'x-portal-preview';
/** Address of the web app manifest; `langue` asks for its language. */
export const APP_MANIFEST_PATH = '/manifest.webmanifest';

/** File of the host's build with the mark as an icon, so many pixels wide; a maskable one fills its square. */
export function appIcon(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `icons/${purpose === 'any' ? 'khatam' : 'khatam-maskable'}-${size}.png`;
}

/** Files of every published version, relative to its base URL. The entry's name is in the descriptor. */
export const DESCRIPTOR_FILE = 'descriptor.json';
export const MANIFEST_FILE = 'mf-manifest.json';
export const ENTRY_FILE = 'remoteEntry.js';
/**
 * Folder of the files whose names are made of their content: inside of a build, and beside the versions of a remote on
 * the portal, so that a file which two versions share has one address.
 */
export const FILES_FOLDER = 'files';
/** Folder of the prerendered pages and frames; the server reads it and sends none of its files. */
export const PRERENDER_FOLDER = 'prerender';

/** Base URL of a version on the portal's own origin. */
export function versionPath(name: string, version: string): string {
  return `${REMOTES_PATH}${name}/${version}/`;
}

/** Address of the files that all versions of a remote share, on the portal's own origin. */
export function filesPath(name: string): string {
  return `${REMOTES_PATH}${name}/${FILES_FOLDER}/`;
}

/** Address of a version's file: `../` is resolved, since caches and preloads compare addresses letter by letter. */
export function fileAddress(baseUrl: string, file: string): string {
  const { href, pathname } = new URL(baseUrl + file, 'http://portal.invalid');
  return /^https?:/.test(baseUrl) ? href : pathname;
}

/**
 * Program that draws a remote's pages from the answers that they show (docs/decisions/0059), relative to the version's
 * base URL; there is none where no route has `data`. The server runs it and never sends it.
 */
export const DRAWING_PROGRAM = `${PRERENDER_FOLDER}/draw.cjs`;

/** Name of a route's files in a build: `/Foo-bar` is `foo-bar`, `/` is `home`. */
export function routeSlug(path: string): string {
  const slug = path.toLowerCase().replaceAll('/', '-').replace(/^-|-$/g, '');
  return slug === '' ? 'home' : slug;
}

const ROUTE_CHUNK = 'route-';
const SLOT_CHUNK = 'slot-';

/** Name of the chunk that holds a route's page, as `remote.tsx` gives it in `webpackChunkName`. */
export function routeChunk(path: string): string {
  return `${ROUTE_CHUNK}${routeSlug(path)}`;
}

/** Name of the chunk that holds a remote's widget, by the slot's name without the remote's. */
export function slotChunk(slot: string): string {
  return `${SLOT_CHUNK}${slot}`;
}

/** Whether a chunk of that name is what a page or a widget is opened with. */
export function isPageChunk(name: string): boolean {
  return name.startsWith(ROUTE_CHUNK) || name.startsWith(SLOT_CHUNK);
}

/** Name of the chunk that holds a remote's catalogue, where its chunk is named `locale-[request]`. */
export function catalogueChunk(language: Language): string {
  return `locale-${language}-json`;
}

/** Whether a file is of every language or of this one: chunks of texts are named after theirs. */
export function isOfLanguage(file: string, language: Language): boolean {
  const [, named] = /locale-(\w\w)-json/.exec(file) ?? [];
  return named === undefined || named === language;
}

/** File of a route's prerendered page, relative to the version's base URL. */
export function prerenderedPage(language: Language, path: string): string {
  return `${PRERENDER_FOLDER}/${language}/${routeSlug(path)}.html`;
}

/** File of the prerendered frame, relative to the host's build. */
export function prerenderedFrame(language: Language): string {
  return `${PRERENDER_FOLDER}/${language}.html`;
}

/** File of what is shown where no build drew a page, until it has loaded; relative to the host's build. */
export function prerenderedPlaceholder(language: Language, place: PagePlace): string {
  return `${PRERENDER_FOLDER}/${language}-${place}.html`;
}
