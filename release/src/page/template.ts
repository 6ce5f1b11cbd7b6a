import { directionOf, type Language } from '@mosta/shared/contract/languages';
import {
  FORMER_DATA,
  PAGE_CONFIG_ID,
  PAGE_DATA_ID,
  type WrittenPageConfig,
} from '@mosta/shared/contract/page-config';
import { FACADE_ATTRIBUTE } from '@mosta/shared/contract/published';
import { escapeHtml } from './escape-html';
import { escapeJson, escapeJsonText } from './escape-json';
import { type InlineHashes, inlineHashes } from './inline-hashes';

/** The host's built page, ready to be filled, and what of its own text may run. */
export type Template = {
  html: string;
  hashes: InlineHashes;
  /** Elements that preload a part of a façade which is no part of the start, by its request. */
  facades: FacadePreloads;
};
export type FacadePreloads = ReadonlyMap<string, readonly string[]>;

const LATE_FACADE = new RegExp(`<link [^>]*${FACADE_ATTRIBUTE}="([^"]+)"[^>]*>`, 'g');

/**
 * Makes the host's built page ready to be filled: an HTML minifier may have taken the quotes around a
 * placeholder, without which a value could add attributes, or a placeholder written as a comment. The elements for late façades
 * are taken out of it: each page has those that it needs.
 * @throws Error for a page with a placeholder inside of a script or style
 */
export function prepareTemplate(built: string): Template {
  const facades = new Map<string, string[]>();
  const bare = built.replace(LATE_FACADE, (element, request: string) => {
    const link = element.replace(` ${FACADE_ATTRIBUTE}="${request}"`, '');
    facades.set(request, [...(facades.get(request) ?? []), link]);
    return '';
  });
  const quoted = bare.replace(/=(\{\{\w+\}\})(?=[\s/>])/g, '="$1"');
  const html = addBefore(
    addBefore(quoted, '</head>', '<!--portal:head-->'),
    '</body>',
    '<!--portal:page-->',
  );
  return { html, hashes: inlineHashes(html), facades };
}

function addBefore(html: string, end: string, placeholder: string): string {
  return html.includes(placeholder) ? html : html.replace(end, `${placeholder}${end}`);
}

/** What goes into the template of a page; texts as people read them, `head` and `body` as HTML. */
export type PageContent = {
  language: Language;
  title: string;
  description: string;
  /** Elements for the page's head. */
  head: string;
  /** What can be read before the scripts run; empty when nothing was prerendered. */
  body: string;
  /** What the page says when its scripts cannot be had. */
  failed: string;
  /** What it says where scripts are switched off. */
  noScript: string;
  config: WrittenPageConfig;
  /** What the page was drawn from. */
  data?: PageData | undefined;
};

/** The answers that a page shows. */
export type PageData = {
  /** As JSON, by path of the public call. */
  answers: string;
  /** Whether the calls still answered the same a moment ago. */
  current: boolean;
};

/** The finished page. */
export function fillTemplate({ html }: Template, content: PageContent): string {
  const { language } = content;
  const values: Record<string, string> = {
    '{{lang}}': language,
    '{{dir}}': directionOf(language),
    '{{title}}': escapeHtml(content.title),
    '{{description}}': escapeHtml(content.description),
    '<!--portal:head-->': content.head,
    '<!--portal:text-->': content.body,
    '{{failed}}': escapeHtml(content.failed),
    '{{noscript}}': escapeHtml(content.noScript),
    '<!--portal:page-->': [
      block(PAGE_CONFIG_ID, escapeJson(content.config)),
      ...(content.data ? [dataBlock(content.data)] : []),
    ].join(''),
  };
  // One pass with a function: a value that looks like a placeholder, or holds `$&`, stays as it is.
  return html.replace(
    /\{\{(?:lang|dir|title|description|failed|noscript)\}\}|<!--portal:(?:head|page|text)-->/g,
    (placeholder) => values[placeholder] ?? '',
  );
}

function dataBlock({ answers, current }: PageData): string {
  return block(PAGE_DATA_ID, escapeJsonText(answers), current ? '' : ` ${FORMER_DATA}`);
}

function block(id: string, json: string, attributes = ''): string {
  return `<script type="application/json" id="${id}"${attributes}>${json}</script>`;
}
