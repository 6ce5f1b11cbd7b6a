import { BAR_PLACES, NAVIGATION_GROUPS, SITE_MAP_GROUPS } from '@mosta/shared/contract/descriptor';
import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import { PAGE_MARK, TITLE_MARK } from '@mosta/shared/contract/prerendered';
import { prerenderedFrame, prerenderedPlaceholder } from '@mosta/shared/contract/published';
import { emptyRegistry, type Registry } from '@mosta/shared/contract/registry';
import { provideAnswers } from '@mosta/shared/http';
import { registerCatalogue, startI18n } from '@mosta/shared/i18n';
import { drawAppIcons } from '@mosta/shared/prerender/app-icons';
import type { PrerenderedFile } from '@mosta/shared/prerender/prerender-pages';
import { asFile, renderStatic, rulesOf } from '@mosta/shared/prerender/render-static';
import { createMemoryRouter, Outlet, RouterProvider } from '@mosta/shared/router';
import { PortalProviders } from '@mosta/shared/shell';
import type { ReactNode } from 'react';
import { RemotesContext } from '../federation/remotes-context';
import { AppFrame } from '../layout/app-frame';
import { PagePlaceholder } from '../layout/page-placeholder';
import { SiteFrame } from '../layout/site-frame';
import { providePageConfig } from '../page/page-config';
import { UnknownAddress } from '../pages/unknown-address';

const LABEL = 'portal-label';
const path = (group: string) => `/portal-path-${group}`;
const barPath = (place: string) => path(`bar-${place}`);

/**
 * Renders the site's frame in one language, with the first edition, and what stands in the place of a page until it has loaded; with
 * one of the languages the icons, which have no words.
 */
export async function prerender(language: Language): Promise<PrerenderedFile[]> {
  await begin(language);
  return [
    { file: prerenderedFrame(language), text: await drawFrame(language) },
    { file: prerenderedPlaceholder(language, 'site'), text: await drawInFrame(WAITING, language) },
    {
      file: prerenderedPlaceholder(language, 'unknown'),
      text: await drawInFrame(<UnknownAddress />, language),
    },
    { file: prerenderedPlaceholder(language, 'app'), text: await drawAppPlaceholder(language) },
    ...(language === DEFAULT_LANGUAGE ? drawAppIcons() : []),
  ];
}

/** Makes ready to draw the frame anew from what it shows, as `preparePages` does pages. */
export async function prepare(
  language: Language,
): Promise<(path: string, answers: Readonly<Record<string, unknown>>) => Promise<string>> {
  await begin(language);
  return (_path, answers) => {
    provideAnswers(answers);
    return drawFrame(language);
  };
}

async function begin(language: Language): Promise<void> {
  registerCatalogue('host', (each) => import(`../locales/${each}.json`));
  await startI18n(language);
}

/**
 * Only the server knows the registry's navigation: of each menu, each group of the site map and each place of the bar one
 * entry is rendered, between marks at which the server repeats or leaves it out.
 */
async function drawFrame(language: Language): Promise<string> {
  const page = inPortal(<SiteFrame />, PAGE_MARK, language);
  const { css, html } = await renderStatic(page, language);
  return asFile({ css, html: withMarks(html) });
}

/** What a page shows until it has loaded. */
const WAITING = <PagePlaceholder size="page" title={TITLE_MARK} />;

/** Content for the frame of `drawFrame`, which has the rules of every page. */
async function drawInFrame(content: ReactNode, language: Language): Promise<string> {
  const known = await rulesOf(inPortal(<Outlet />, null, language), language);
  return asFile(await renderStatic(inPortal(<Outlet />, content, language), language, known));
}

/** What a work screen shows until it has loaded, with its frame, which names no page. */
async function drawAppPlaceholder(language: Language): Promise<string> {
  return asFile(await renderStatic(inPortal(<AppFrame />, WAITING, language), language));
}

/** A frame with its content among what the host provides. */
function inPortal(frame: ReactNode, content: ReactNode, language: Language) {
  const registry = markedRegistry();
  providePageConfig({
    environment: 'production',
    language,
    overrides: false,
    remoteOrigins: [],
    registry,
    manifests: {},
    status: 200,
  });
  const router = createMemoryRouter([
    { element: frame, children: [{ path: '*', element: content }] },
  ]);
  return (
    <PortalProviders>
      <RemotesContext value={{ registry, loader: () => undefined, preload: () => undefined }}>
        <RouterProvider router={router} />
      </RemotesContext>
    </PortalProviders>
  );
}

/** What the frame does not have once the fair is over. */
const INVITING: ReadonlySet<string> = new Set(['<!--action-->', '<!--bar:badge-->']);

/** Puts marks around one link of each group and place, and around the filled button. */
function withMarks(html: string): string {
  // The menus come before the site map.
  const links = [
    ...NAVIGATION_GROUPS.map((group) => ({ mark: `links:${group}`, path: path(group) })),
    ...SITE_MAP_GROUPS.map((group) => ({ mark: `listed:${group}`, path: path(group) })),
    ...BAR_PLACES.map((place) => ({ mark: `bar:${place}`, path: barPath(place) })),
  ];
  const marked = links.reduce(
    (text, { mark, path }) =>
      text.replace(
        new RegExp(`<li>(?:(?!</li>).)*"${path}"(?:(?!</li>).)*</li>`, 's'),
        (item) => `<!--${mark}-->${item.replace(path, '{{path}}')}<!--/${mark.split(':')[0]}-->`,
      ),
    html,
  );
  const action = new RegExp(`<a [^>]*"${path('exposition')}"[^>]*>(?:(?!</a>).)*</a>`, 's');
  const whole = marked.replace(
    action,
    (item) => `<!--action-->${item.replace(path('exposition'), '{{path}}')}<!--/action-->`,
  );
  for (const mark of [...links.map(({ mark }) => `<!--${mark}-->`), '<!--action-->', PAGE_MARK]) {
    const times = whole.split(mark).length - 1;
    if (times > 1 || (times === 0 && !INVITING.has(mark))) {
      throw new Error(`The frame needs its mark ${mark} once.`);
    }
  }
  return whole.replaceAll(LABEL, '{{label}}');
}

/** A registry with one marked entry in each group of navigation and site map, and for each place of the bar. */
function markedRegistry(): Registry {
  const text = { fr: LABEL, en: LABEL, ar: LABEL };
  const route = (path: string) => ({
    ...{ path, title: text, description: text },
    ...{ guarded: false, frame: 'site' as const },
  });
  const descriptor = {
    name: 'marks',
    label: text,
    contract: '^1.0.0',
    routes: [
      { ...route(path('legal')), listed: 'legal' as const },
      ...BAR_PLACES.map((place) => ({ ...route(barPath(place)), bar: place })),
    ],
    navigation: NAVIGATION_GROUPS.map((group) => ({
      group,
      order: 0,
      label: text,
      path: path(group),
      prominent: group === 'exposition',
    })),
    slots: [],
    version: '1.0.0',
    entry: '',
    integrity: '',
    preload: {},
  };
  const version = {
    baseUrl: '/',
    descriptor,
    manifest: '',
    integrity: '',
    publishedAt: new Date(0).toISOString(),
  };
  return {
    ...emptyRegistry(new Date(0)),
    remotes: {
      marks: { enabled: true, active: '1.0.0', previous: null, versions: { '1.0.0': version } },
    },
  };
}
