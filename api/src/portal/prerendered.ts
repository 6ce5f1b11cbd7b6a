import { join } from 'node:path';
import { escapeHtml } from '@mosta/release/page/escape-html';
import { type InlineHashes, inlineHashes } from '@mosta/release/page/inline-hashes';
import type { PageData } from '@mosta/release/page/template';
import { BAR_PLACES, NAVIGATION_GROUPS, SITE_MAP_GROUPS } from '@mosta/shared/contract/descriptor';
import { GLOBAL_RULES, partGlobalRules } from '@mosta/shared/contract/global-rules';
import type { Language } from '@mosta/shared/contract/languages';
import {
  barLinks,
  linksOf,
  type NavigationLink,
  prominentLink,
  siteMapOf,
} from '@mosta/shared/contract/navigation';
import {
  PAGE_MARK,
  PLACEHOLDER,
  PRERENDERED_ID,
  PRERENDERED_STYLE,
  TITLE_MARK,
} from '@mosta/shared/contract/prerendered';
import {
  type PagePlace,
  prerenderedFrame,
  prerenderedPage,
  prerenderedPlaceholder,
} from '@mosta/shared/contract/published';
import type { Registry, RegistryVersion, ResolvedRoute } from '@mosta/shared/contract/registry';
import {
  DRAWING_MARK,
  STAND_COUNT_MARK,
  STAND_COUNT_META,
  withDrawing,
  withStandStates,
} from '@mosta/shared/contract/stand-marks';
import type { HallDrawing } from '@mosta/shared/domain/shown-drawing';
import type { KeptDrawing } from './drawing/drawn-pages';
import {
  type Drawing,
  type DrawnPage,
  parseDrawing,
  parsePage,
  type ShownOfHalls,
} from './drawn-page';
import type { PlanNow } from './plan-reader';
import { VersionFiles } from './version-files';
import { WatchedFile } from './watched-file';

/** The plan of an address: the halls and states of now, and the drawing that is shown of them. */
export type ShownPlan = { now: PlanNow; hall: string; drawing: HallDrawing };

/** What of the halls a page is filled with. Without a plan it has the number alone. */
export type HallsNow = { stands: number; plan: ShownPlan | undefined };

/** A page that is seen before the scripts arrive. */
export type Prerendered = {
  /** Whether it can be read; otherwise it is a frame around what is shown until the page has loaded. */
  readable: boolean;
  styles: string;
  body: string;
  hashes: InlineHashes;
  /** What it was drawn from. */
  data?: PageData | undefined;
};

type Wanted = {
  registry: Registry;
  version: RegistryVersion;
  match: ResolvedRoute;
  language: Language;
  frame: Drawing;
  /** Undefined where the page shows nothing of them. */
  halls: HallsNow | undefined;
  /** Drawn from what public calls answer now; null where only the build drew the page. */
  drawn: KeptDrawing | null;
};

type PageWanted = Pick<Wanted, 'version' | 'match' | 'language' | 'drawn'>;

/** Finds what builds drew: the frame in the host's build, pages in published versions. */
export class PrerenderedPages {
  private readonly pages: VersionFiles<DrawnPage>;
  private readonly frames: Record<Language, WatchedFile<Drawing>>;
  private readonly placeholders: Record<PagePlace, Record<Language, WatchedFile<Drawing>>>;

  constructor(remotesDir: string, hostDist: string, onInvalid: (error: unknown) => void) {
    this.pages = new VersionFiles(remotesDir, parsePage);
    const drawings = (fileOf: (language: Language) => string) => {
      const drawing = (language: Language) =>
        new WatchedFile(join(hostDist, fileOf(language)), parseDrawing, onInvalid);
      return { fr: drawing('fr'), en: drawing('en'), ar: drawing('ar') };
    };
    this.frames = drawings(prerenderedFrame);
    this.placeholders = {
      site: drawings((language) => prerenderedPlaceholder(language, 'site')),
      app: drawings((language) => prerenderedPlaceholder(language, 'app')),
      unknown: drawings((language) => prerenderedPlaceholder(language, 'unknown')),
    };
  }

  /** What surrounds the pages of a language, the same object until the build of the host changes it. */
  frame(language: Language): Promise<Drawing | undefined> {
    return this.frames[language].read();
  }

  /** What is shown where no build drew a page, until it has loaded; that of a work screen has its frame around it. */
  placeholder(language: Language, place: PagePlace): Promise<Drawing | undefined> {
    return this.placeholders[place][language].read();
  }

  /** What of the halls a page depends on. */
  async shows(wanted: PageWanted): Promise<ShownOfHalls | undefined> {
    return (await this.page(wanted))?.shows;
  }

  /** The page of a route in its frame; undefined where no build drew it: the page then appears with its scripts. */
  async read({ registry, version, match, language, frame, halls, drawn }: Wanted) {
    const page = await this.page({ version, match, language, drawn });
    if (!page) return undefined;
    const surroundings = { registry, language, frame, path: match.route.path };
    const data = drawn ? { answers: drawn.data, current: drawn.current } : undefined;
    if (!page.shows) return { ...inFrame(page, surroundings), data };
    // The plan then appears with the scripts, which say what is wrong.
    if (!halls || (page.shows === 'plan' && !halls.plan)) return undefined;
    const html = halls.plan ? planPage(page.html, halls.plan) : page.html;
    const { styles, ...rest } = inFrame({ ...page, html: withCount(html, halls) }, surroundings);
    return { ...rest, styles: `${styles}${countElement(halls)}`, data };
  }

  private async page({ version, match, language, drawn }: PageWanted) {
    const { route } = match;
    if (!route.prerender || route.guarded || route.frame !== 'site') return undefined;
    if (drawn) return drawn;
    return this.pages.read(`${version.baseUrl}${prerenderedPage(language, route.path)}`);
  }
}

const withCount = (html: string, { stands }: HallsNow) =>
  html.replaceAll(STAND_COUNT_MARK, String(stands));

const countElement = ({ stands }: HallsNow) =>
  `<meta name="${STAND_COUNT_META}" content="${stands}">`;

/** The page with the drawing of the address and the states of now. */
function planPage(html: string, { now, drawing }: ShownPlan): string {
  const name = escapeHtml(drawing.id.toUpperCase());
  return withStandStates(withDrawing(html, drawing), now.states).replaceAll(
    DRAWING_MARK,
    () => name,
  );
}

type Surroundings = Pick<Wanted, 'registry' | 'language' | 'frame'> & { path: string };

/** A page in the frame of the site, with the registry's links. */
export function inFrame(page: Drawing, surroundings: Surroundings): Prerendered {
  const framed = framedPage(page, surroundings);
  return { readable: true, ...shown(framed, `<div id="${PRERENDERED_ID}">`) };
}

/** What is shown until a page has loaded that no build drew; without surroundings it has its frame around it. */
export function untilLoaded(
  placeholder: Drawing,
  title: string,
  surroundings: Surroundings | undefined,
): Prerendered {
  const html = placeholder.html.replaceAll(TITLE_MARK, () => escapeHtml(title));
  const page = { ...placeholder, html };
  const framed = surroundings ? framedPage(page, surroundings) : page;
  return { readable: false, ...shown(framed, `<div id="${PRERENDERED_ID}" ${PLACEHOLDER}>`) };
}

function framedPage(page: Drawing, { registry, language, frame, path }: Surroundings): Drawing {
  const html = withLinks(frame.html, registry, language, path).replace(PAGE_MARK, () => page.html);
  return { css: `${frame.css}${page.css}`, html };
}

function shown({ css, html }: Drawing, start: string): Omit<Prerendered, 'readable'> {
  const styles = styleElements(css);
  return { styles, body: `${start}${html}</div>`, hashes: inlineHashes(styles) };
}

/** Global rules have an element of their own: the live page replaces them when the writing direction changes. */
function styleElements(css: string): string {
  const { names, globals, rest } = partGlobalRules(css);
  const elements = `<style ${PRERENDERED_STYLE}>${rest}</style>`;
  if (names.length === 0) return elements;
  const known = escapeHtml(names.join(','));
  return `<style ${PRERENDERED_STYLE} ${GLOBAL_RULES}="${known}">${globals}</style>${elements}`;
}

/** Fills the frame's marks with the registry's navigation, site map and bar (host/src/prerender/frame.tsx). */
function withLinks(frame: string, registry: Registry, language: Language, current: string): string {
  const fill = (item: string, { path, label }: NavigationLink) =>
    item
      .replace('href="{{path}}"', () =>
        path === current
          ? `href="${escapeHtml(path)}" aria-current="page"`
          : `href="${escapeHtml(path)}"`,
      )
      .replace('{{label}}', () => escapeHtml(label));
  // The host's own words stand in the bar.
  const bar = barLinks(registry).map(({ place, path }) => ({ place, path, label: '' }));
  const action = prominentLink(registry, language);
  const marks: [mark: string, links: NavigationLink[]][] = [
    ...NAVIGATION_GROUPS.map((group): [string, NavigationLink[]] => [
      `links:${group}`,
      linksOf(registry, group, language),
    ]),
    ...SITE_MAP_GROUPS.map((group): [string, NavigationLink[]] => [
      `listed:${group}`,
      siteMapOf(registry, group, language),
    ]),
    ...BAR_PLACES.map((place): [string, NavigationLink[]] => [
      `bar:${place}`,
      bar.filter((link) => link.place === place),
    ]),
    ['action', action ? [action] : []],
  ];
  return marks.reduce(
    (html, [mark, links]) =>
      html.replace(
        new RegExp(`<!--${mark}-->(.*?)<!--/${mark.split(':')[0]}-->`, 's'),
        (_marks, item: string) => links.map((link) => fill(item, link)).join(''),
      ),
    frame,
  );
}
