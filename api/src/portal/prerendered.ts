import { join } from 'node:path';
import { escapeHtml } from '@mosta/release/page/escape-html';
import { type InlineHashes, inlineHashes } from '@mosta/release/page/inline-hashes';
import { NAVIGATION_GROUPS } from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import { linksOf, prominentLink } from '@mosta/shared/contract/navigation';
import { PAGE_MARK, PRERENDERED_ID, PRERENDERED_STYLE } from '@mosta/shared/contract/page-config';
import { prerenderedFrame, prerenderedPage } from '@mosta/shared/contract/published';
import type { Registry, RegistryVersion, ResolvedRoute } from '@mosta/shared/contract/registry';
import {
  DRAWING_MARK,
  hasStandMarks,
  withDrawing,
  withStandStates,
} from '@mosta/shared/contract/stand-marks';
import type { HallDrawing } from '@mosta/shared/domain/shown-drawing';
import type { PlanNow } from './plan-reader';
import { VersionFiles } from './version-files';
import { WatchedFile } from './watched-file';

/** What a build drew: rules, and elements. */
export type Drawing = { css: string; html: string };

/** The drawing of a page; whether it shows the plan is told once, for its text is long. */
type DrawnPage = Drawing & { showsPlan: boolean };

/** The plan of an address: the halls and states of now, and the drawing that is shown of them. */
export type ShownPlan = { now: PlanNow; hall: string; drawing: HallDrawing };

/** A page that can be read before the scripts arrive. */
export type Prerendered = { styles: string; body: string; hashes: InlineHashes };

type Wanted = {
  registry: Registry;
  version: RegistryVersion;
  match: ResolvedRoute;
  language: Language;
  frame: Drawing;
  /** Undefined where the page shows none, or nobody knows it. */
  plan: ShownPlan | undefined;
};

/** Finds what builds drew: the frame in the host's build, pages in published versions. */
export class PrerenderedPages {
  private readonly pages: VersionFiles<DrawnPage>;
  private readonly frames: Record<Language, WatchedFile<Drawing>>;

  constructor(remotesDir: string, hostDist: string, onInvalid: (error: unknown) => void) {
    this.pages = new VersionFiles(remotesDir, parsePage);
    const frame = (language: Language) =>
      new WatchedFile(join(hostDist, prerenderedFrame(language)), parseDrawing, onInvalid);
    this.frames = { fr: frame('fr'), en: frame('en'), ar: frame('ar') };
  }

  /** What surrounds the pages of a language, the same object until the build of the host changes it. */
  frame(language: Language): Promise<Drawing | undefined> {
    return this.frames[language].read();
  }

  /** Whether a page depends on the plan. */
  async showsPlan(wanted: Pick<Wanted, 'version' | 'match' | 'language'>): Promise<boolean> {
    return (await this.page(wanted))?.showsPlan ?? false;
  }

  /** The page of a route in its frame; undefined where no build drew it: the page then appears with its scripts. */
  async read({ registry, version, match, language, frame, plan }: Wanted) {
    const page = await this.page({ version, match, language });
    if (!page) return undefined;
    const surroundings = { registry, language, frame, path: match.route.path };
    if (!page.showsPlan) return inFrame(page, surroundings);
    if (!plan) return undefined;
    return inFrame({ ...page, html: planPage(page.html, plan) }, surroundings);
  }

  private async page({ version, match, language }: Pick<Wanted, 'version' | 'match' | 'language'>) {
    const { route } = match;
    if (!route.prerender || route.guarded || route.frame !== 'site') return undefined;
    return this.pages.read(`${version.baseUrl}${prerenderedPage(language, route.path)}`);
  }
}

/** The page with the drawing of the address and the states of now. */
function planPage(html: string, { now, drawing }: ShownPlan): string {
  const name = escapeHtml(drawing.id.toUpperCase());
  return withStandStates(withDrawing(html, drawing), now.states).replaceAll(
    DRAWING_MARK,
    () => name,
  );
}

/** A page in the frame of the site, with the registry's links. */
export function inFrame(
  page: Drawing,
  {
    registry,
    language,
    frame,
    path,
  }: Omit<Wanted, 'version' | 'match' | 'plan'> & { path: string },
): Prerendered {
  const framed = withLinks(frame.html, registry, language, path);
  const styles = `<style ${PRERENDERED_STYLE}>${frame.css}${page.css}</style>`;
  const body = `<div id="${PRERENDERED_ID}">${framed.replace(PAGE_MARK, () => page.html)}</div>`;
  return { styles, body, hashes: inlineHashes(styles) };
}

/** @throws Error for a file that no build wrote */
function parseDrawing(text: string): Drawing {
  const [, css, html] = /^<style>(.*?)<\/style>(.*)$/s.exec(text) ?? [];
  if (css === undefined || html === undefined) throw new Error('not a prerendered file');
  return { css, html };
}

function parsePage(text: string): DrawnPage {
  const drawing = parseDrawing(text);
  return { ...drawing, showsPlan: hasStandMarks(drawing.html) };
}

/** Fills the frame's marks with the registry's navigation (host/src/prerender/frame.tsx). */
function withLinks(frame: string, registry: Registry, language: Language, current: string): string {
  const fill = (item: string, { path, label }: { path: string; label: string }) =>
    item
      .replace('href="{{path}}"', () =>
        path === current
          ? `href="${escapeHtml(path)}" aria-current="page"`
          : `href="${escapeHtml(path)}"`,
      )
      .replace('{{label}}', () => escapeHtml(label));
  const grouped = NAVIGATION_GROUPS.reduce(
    (html, group) =>
      html.replace(
        new RegExp(`<!--links:${group}-->(.*?)<!--/links-->`, 's'),
        (_marks, item: string) =>
          linksOf(registry, group, language)
            .map((link) => fill(item, link))
            .join(''),
      ),
    frame,
  );
  const action = prominentLink(registry, language);
  return grouped.replace(/<!--action-->(.*?)<!--\/action-->/s, (_marks, item: string) =>
    action ? fill(item, action) : '',
  );
}
