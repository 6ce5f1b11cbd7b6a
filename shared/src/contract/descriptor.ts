import * as v from 'valibot';
import { roleSchema } from '../schemas/account.schema';
import { LANGUAGE_PARAMETER, localizedTextSchema } from './languages';

const remoteNameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const versionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/));
const routePathSchema = v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/-]*$/));
/** Path of a public call that takes no parameters. */
const dataPathSchema = v.pipe(v.string(), v.regex(/^v1(\/[a-z][a-z-]*)+$/));

/** Name of a field of a row. */
const fieldSchema = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i));

/** Pages of single rows: each has an address, a title and a drawing of its own. */
const rowsSchema = v.object({
  /**
   * Parameter of the route's address that names a row by its `_id`, such as `exposant`. Left out, the row is named by what
   * follows the route's path: `/edition/2025/exposants` is the row `2025/exposants` of `/edition` (docs/decisions/0108).
   */
  parameter: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/), v.notValue(LANGUAGE_PARAMETER)),
  ),
  /** Public call that answers the list of all rows; the call below it, `<list>/<_id>`, answers one. */
  list: dataPathSchema,
  /** The list has of a row what `title` and `description` name, and the row's call answers more (docs/decisions/0108). */
  brief: v.optional(v.boolean()),
  /**
   * Fields of a row with its title and, in one paragraph or several, its description: a text, or an object with the text in
   * each language.
   */
  title: fieldSchema,
  description: fieldSchema,
});

/** The four dropdown groups of the public navigation bar (specification, section 2). */
export const NAVIGATION_GROUPS = ['accueil', 'exposition', 'visite', 'salon'] as const;

/** Groups of the footer's site map: those of the navigation bar, and the small print. */
export const SITE_MAP_GROUPS = [...NAVIGATION_GROUPS, 'legal'] as const;

/** What the bar at the foot of a phone's screen leads to, in its order; the host has their words and icons. */
export const BAR_PLACES = ['plan', 'programme', 'visit', 'badge'] as const;

export const routeDescriptorSchema = v.object({
  /**
   * Canonical spelling; matched without regard to case. Of a guarded page and an open one that differ by case alone, the
   * guarded one is matched exactly.
   */
  path: routePathSchema,
  title: localizedTextSchema,
  description: localizedTextSchema,
  /** The visitor must be signed in; otherwise the host sends to LOGIN_PATH and back. */
  guarded: v.optional(v.boolean(), false),
  /** Of a guarded route: whose page it is. The host refuses it to other roles (403); left out, it is everybody's. */
  roles: v.optional(v.pipe(v.array(roleSchema), v.minLength(1))),
  /** Target of a redirection: the route has no page of its own. */
  redirectTo: v.optional(routePathSchema),
  /** `app` routes are drawn without the public footer and page frame. */
  frame: v.optional(v.picklist(['site', 'app']), 'site'),
  /** `false` keeps the page out of search engines; guarded pages and redirections are never in. */
  index: v.optional(v.boolean()),
  /** Group of the footer's site map in which the page is listed although no menu has it. */
  listed: v.optional(v.picklist(SITE_MAP_GROUPS)),
  /** The page is what the bar at the foot of a phone's screen leads to under this name. */
  bar: v.optional(v.picklist(BAR_PLACES)),
  /** The page is about the edition itself: its structured data has the dates and the place. */
  event: v.optional(v.boolean()),
  /** The build prerenders the page, so that it can be read before the scripts arrive. */
  prerender: v.optional(v.boolean()),
  /**
   * Of a prerendered page: the public calls whose answers it shows, such as `v1/hotel`. The portal draws the page again
   * whenever one of them changes, and hands their answers to the browser with it (docs/decisions/0059).
   */
  data: v.optional(v.pipe(v.array(dataPathSchema), v.minLength(1), v.maxLength(8))),
  /**
   * Of a page with `data`: rows that have a page of their own. The portal draws it when it is first asked for, from the
   * answer of the row's call alone, and again when that changes; an unknown row is the route's page with 404
   * (docs/decisions/0065).
   */
  rows: v.optional(rowsSchema),
  /**
   * Of a prerendered page: it is kept on the device after the first visit, and can be read without network. Names the
   * public calls, besides those of `data`, whose answers it needs then (docs/decisions/0110); calls below one that is
   * named, such as `v1/hall/…`, are kept once the page has made them. A guarded page is kept once its reader has opened it.
   */
  offline: v.optional(v.pipe(v.array(dataPathSchema), v.maxLength(8))),
  /**
   * Picture for shared links, 1200 by 630, relative to the version's base URL; `{language}` stands for the reader's
   * language. The build adds it to the routes for which it draws one.
   */
  image: v.optional(v.pipe(v.string(), v.regex(/^[\w{}./-]+$/))),
});
export type RouteDescriptor = v.InferOutput<typeof routeDescriptorSchema>;

export const navigationEntrySchema = v.object({
  group: v.picklist(NAVIGATION_GROUPS),
  order: v.number(),
  label: localizedTextSchema,
  path: routePathSchema,
  /** The one entry that the header also shows as its filled button. */
  prominent: v.optional(v.boolean(), false),
});
export type NavigationEntry = v.InferOutput<typeof navigationEntrySchema>;

/** What a remote's team writes in `src/descriptor.ts`. */
export const descriptorSourceSchema = v.object({
  name: remoteNameSchema,
  /** The part's name as people read it, for messages such as "… est indisponible". */
  label: localizedTextSchema,
  /** Range of CONTRACT_VERSION that the remote was built for, for example `^1.0.0`. */
  contract: v.string(),
  routes: v.array(routeDescriptorSchema),
  navigation: v.array(navigationEntrySchema),
  /** Widgets offered to other remotes: `<remote>/<slot>` in `<RemoteSlot name>`. */
  slots: v.array(v.string()),
});
export type DescriptorSource = v.InferOutput<typeof descriptorSourceSchema>;

/** What a build publishes beside its federation manifest as `descriptor.json`. */
export const descriptorSchema = v.object({
  ...descriptorSourceSchema.entries,
  version: versionSchema,
  /** Entry script, relative to the version's base URL. */
  entry: v.string(),
  /** Subresource integrity of the entry script. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]+$/)),
  /** Files to preload for a route, relative to the base URL; `*` stands for every route. */
  preload: v.record(v.string(), v.array(v.string())),
  /** Subresource integrity of the files to preload; a preload without it would be fetched in vain. */
  preloadIntegrity: v.optional(v.record(v.string(), v.string())),
  /**
   * Parts of façades that a route takes from the host beside those of the start, by request, for which the page preloads the
   * host's files; `*` are those of every route. A build from before 1.19 says nothing, and asks for undivided façades.
   */
  facades: v.optional(v.record(v.string(), v.array(v.string()))),
  /**
   * Every file that a page with `offline` may ask for, relative to the base URL; `*` are those of the remote's widgets.
   * A page that may be kept names those of its own route and language that it does not preload; its registry has no lists.
   */
  offlineFiles: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Descriptor = v.InferOutput<typeof descriptorSchema>;

/** Whether search engines may list a route. */
export function isIndexable(route: RouteDescriptor): boolean {
  return route.index !== false && !route.guarded && route.redirectTo === undefined;
}

/**
 * Whether a device may keep a route's page, whose document is the same for everybody: a drawn page of the site, and a page
 * for signed-in people where its remote wants it (docs/decisions/0118).
 */
export function mayBeKept(route: RouteDescriptor): boolean {
  const wanted = route.guarded ? route.offline !== undefined : route.prerender === true;
  return wanted && route.redirectTo === undefined;
}

/** Checks a descriptor while it is written: types at compile time, rules at build time. */
export function defineDescriptor(
  source: v.InferInput<typeof descriptorSourceSchema>,
): DescriptorSource {
  return v.parse(descriptorSourceSchema, source);
}

/** Where the guard sends a visitor who is not signed in; the way back is in the `next` parameter. */
export const LOGIN_PATH = '/login';
export const NEXT_PARAMETER = 'next';
