import { escapeHtml } from '@mosta/release/page/escape-html';
import { type InlineHashes, joinHashes } from '@mosta/release/page/inline-hashes';
import { fillTemplate, type PageData, type Template } from '@mosta/release/page/template';
import { LANGUAGE_PARAMETER, type Language } from '@mosta/shared/contract/languages';
import type { PageConfig, WrittenPageConfig } from '@mosta/shared/contract/page-config';
import { pageRegistry } from '@mosta/shared/contract/page-registry';
import { PAGE_MARK } from '@mosta/shared/contract/prerendered';
import { APP_MANIFEST_PATH, appIcon, PREVIEW_META } from '@mosta/shared/contract/published';
import {
  type Registry,
  type RegistryVersion,
  type ResolvedRoute,
  versionOf,
} from '@mosta/shared/contract/registry';
import { rowTexts } from '@mosta/shared/contract/rows';
import { type CurrentEdition, publicEdition } from '../current-edition';
import type { AskedRow } from './drawing/row-lists';
import type { Drawing } from './drawn-page';
import { headElements } from './head';
import { DISABLED, NOTICES } from './notices';
import { lateFiles, preloadLinks } from './preloads';
import { inFrame, type Prerendered, untilLoaded } from './prerendered';
import { speculationRules } from './speculation-rules';

/** What the address bar shows for a page that no remote declares. */
const NOT_FOUND: Record<Language, { title: string; description: string }> = {
  fr: { title: 'Page introuvable', description: 'Cette page n’existe pas ou n’existe plus.' },
  en: { title: 'Page not found', description: 'This page does not exist, or no longer does.' },
  ar: { title: 'الصفحة غير موجودة', description: 'هذه الصفحة غير موجودة أو لم تعد موجودة.' },
};

export type PageRequest = {
  template: Template;
  /** Undefined: the address is no remote's. */
  match: ResolvedRoute | undefined;
  /** The row that the address asks for, of a route whose rows have pages of their own. */
  row: AskedRow;
  /** Scheme and host under which the page is known. */
  origin: string;
  language: Language;
  edition: CurrentEdition;
  /** The edition is a draft that an organiser previews. */
  preview: boolean;
  registry: Registry;
  settings: Pick<PageConfig, 'environment' | 'overrides' | 'remoteOrigins' | 'offline'>;
  /** Reads the federation manifest of a version; undefined when it is not on this server. */
  readManifest: (url: string) => Promise<unknown>;
  /** What surrounds a page of the site; undefined when the host's build drew nothing. */
  frame: Drawing | undefined;
  /** Reads what is shown until a page has loaded that no build drew; undefined as the frame. */
  readPlaceholder: () => Promise<Drawing | undefined>;
  /** Reads what the builds drew of a route; undefined when they drew nothing. */
  readPrerendered: (
    version: RegistryVersion,
    match: ResolvedRoute,
  ) => Promise<Prerendered | undefined>;
};

/** A page, and what of its own text may run. */
export type Page = { status: number; html: string; hashes: InlineHashes };

/** Fills the host's template: language, title, preloads and the page's configuration. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { language, registry, match, template } = request;
  const remote = match && registry.remotes[match.remote];
  const version = remote?.enabled ? versionOf(remote) : undefined;
  const disabled = match && remote?.enabled === false ? match : undefined;
  const unknown = request.row === 'unknown';
  const status = disabled ? 503 : match && !unknown ? 200 : 404;

  const manifests: Record<string, unknown> = {};
  if (version) {
    const url = version.baseUrl + version.manifest;
    const manifest = await request.readManifest(url);
    if (manifest !== undefined) manifests[url] = manifest;
  }
  const config: WrittenPageConfig = {
    ...request.settings,
    language,
    registry: pageRegistry(registry, language),
    manifests,
    status,
  };
  const row = request.row === 'unknown' ? undefined : request.row;
  const { title, description } = match
    ? rowTexts(match.route, row?.row.fields ?? {}, language)
    : NOT_FOUND[language];
  const { origin } = request;
  // What is closed, not there or not open yet is nothing to list or to share.
  const listed = disabled || unknown || request.preview ? undefined : match;
  const head = headElements({
    ...{ origin, language, registry, version, title, description, edition: request.edition },
    ...{ match: listed, address: row?.address ?? match?.route.path ?? '/' },
  });
  const prerendered = disabled
    ? disabledPage(request, disabled)
    : version && match && (await request.readPrerendered(version, match));
  const drawn = prerendered ?? (await undrawnPage(request, title));
  const readable = drawn?.readable ?? false;
  const rules = drawn ? speculationRules(registry) : undefined;
  const notices = NOTICES[language];
  const html = fillTemplate(template, {
    language,
    title: `${title} - ${request.edition.product}`,
    description,
    head: [
      ...(version && match ? filesOf(request, version, match) : []),
      ...(request.preview ? [previewMark(request.edition)] : installLinks(language)),
      head,
      ...(drawn ? [drawn.styles] : []),
      ...(rules ? [rules.html] : []),
    ].join('\n'),
    body: drawn?.body ?? '',
    failed: readable ? notices.failedBesideText : notices.failed,
    noScript: readable ? notices.noScriptBesideText : notices.noScript,
    config,
    data: withEdition(unknown ? former(drawn?.data) : drawn?.data, request.edition),
  });
  const hashes = joinHashes(
    template.hashes,
    ...(drawn ? [drawn.hashes] : []),
    ...(rules ? [{ scripts: [rules.source], styles: [] }] : []),
  );
  return { status, html, hashes };
}

/** What the page will need of its remote, and what a device keeps with it; nobody keeps a preview. */
function filesOf(
  { language, settings, preview, template }: PageRequest,
  version: RegistryVersion,
  { route }: ResolvedRoute,
): string[] {
  const late = settings.offline && !preview ? lateFiles(version, route, language) : '';
  return [preloadLinks(version, route.path, template.facades), ...(late === '' ? [] : [late])];
}

/** By this the host shows its bar, and the calls of the page follow the draft. */
function previewMark({ product, year }: CurrentEdition): string {
  return `<meta name="${PREVIEW_META}" content="${escapeHtml(`${product} ${year}`)}">`;
}

/** What a device needs to install the portal. */
function installLinks(language: Language): string[] {
  return [
    `<link rel="manifest" href="${APP_MANIFEST_PATH}?${LANGUAGE_PARAMETER}=${language}">`,
    `<link rel="apple-touch-icon" href="/${appIcon(192, 'maskable')}">`,
  ];
}

const EDITION_KEY = '"v1/edition":';

/**
 * The list of a page whose row there is not: drawn before the row went, it may still name it, and is asked for again
 * (docs/decisions/0065).
 */
function former(data: PageData | undefined): PageData | undefined {
  return data && { ...data, current: false };
}

/**
 * The answers that a page brings along: those that it was drawn from, and the edition, of which every page shows something.
 * A quote inside of an answer's text is escaped: the key is found where it is one.
 */
function withEdition(data: PageData | undefined, edition: CurrentEdition): PageData {
  if (data?.answers.includes(EDITION_KEY)) return data;
  const own = `${EDITION_KEY}${JSON.stringify(publicEdition(edition))}`;
  if (!data) return { answers: `{${own}}`, current: true };
  return { ...data, answers: `{${own},${data.answers.slice(1)}` };
}

/** A page that appears with its scripts: until then its frame and title, or what an address says that no remote declares. */
async function undrawnPage(
  { registry, language, frame, match, readPlaceholder }: PageRequest,
  title: string,
): Promise<Prerendered | undefined> {
  const placeholder = await readPlaceholder();
  if (!placeholder) return undefined;
  if (match?.route.frame === 'app') return untilLoaded(placeholder, title, undefined);
  if (!frame) return undefined;
  const surroundings = { registry, language, frame, path: match?.route.path ?? '' };
  return match ? untilLoaded(placeholder, title, surroundings) : inFrame(placeholder, surroundings);
}

/** What a page of a part that is switched off says at once, before any script. */
function disabledPage(
  { registry, language, frame }: PageRequest,
  { route, descriptor }: ResolvedRoute,
): Prerendered {
  const { title, text } = DISABLED[language];
  const bare = { css: '', html: `<main>${PAGE_MARK}</main>` };
  const surroundings = { registry, language, frame: frame ?? bare, path: route.path };
  const html = [
    `<div style="${DISABLED_STYLE}">`,
    `<h1>${escapeHtml(title(descriptor.label[language]))}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    '</div>',
  ].join('');
  return inFrame({ css: '', html }, surroundings);
}

/** As the host's own notice, which takes its place. */
const DISABLED_STYLE = 'max-width:720px;margin-inline:auto;padding:48px 20px';
