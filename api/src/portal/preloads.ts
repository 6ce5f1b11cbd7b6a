import { escapeHtml } from '@mosta/release/page/escape-html';
import type { FacadePreloads } from '@mosta/release/page/template';
import {
  type Descriptor,
  mayBeKept,
  type RouteDescriptor,
} from '@mosta/shared/contract/descriptor';
import type { Language } from '@mosta/shared/contract/languages';
import {
  fileAddress,
  isOfLanguage,
  LATE_FILES_META,
  UNDIVIDED_FACADE,
} from '@mosta/shared/contract/published';
import type { RegistryVersion } from '@mosta/shared/contract/registry';

/**
 * The `<link rel="preload">` elements of what a route will need from its remote, and from the host beside the start. Those of
 * scripts wait in a template until the page has been painted (host/src/index.html).
 * @param facades what preloads the host's late façades, by request
 */
export function preloadLinks(
  version: RegistryVersion,
  routePath: string,
  facades: FacadePreloads,
): string {
  const { descriptor, baseUrl } = version;
  const files = new Set(listed(descriptor.preload, routePath));
  files.delete(descriptor.entry);
  const hashes = descriptor.preloadIntegrity ?? {};
  const scripts = [link(fileAddress(baseUrl, descriptor.entry), descriptor.integrity, true)];
  const others: string[] = [];
  for (const file of files) {
    const href = fileAddress(baseUrl, file);
    const kept = isScript(file) ? scripts : others;
    kept.push(link(href, hashes[file], asksWithCors(href)));
  }
  scripts.push(...takenFacades(descriptor, routePath).flatMap((each) => facades.get(each) ?? []));
  return [...others, `<template class="after-paint">${scripts.join('')}</template>`].join('\n');
}

function takenFacades({ facades }: Descriptor, routePath: string): string[] {
  return facades ? listed(facades, routePath) : [UNDIVIDED_FACADE];
}

/**
 * Names what a page that a device may keep can fetch later, besides what it preloads: the worker reads it with the rest of
 * the page (docs/decisions/0110). No browser fetches what a meta element names.
 * @returns an empty text where there is nothing to name
 */
export function lateFiles(
  { descriptor, baseUrl }: RegistryVersion,
  route: RouteDescriptor,
  language: Language,
): string {
  // What comes from another origin is not kept.
  if (!mayBeKept(route) || !baseUrl.startsWith('/')) return '';
  const named = new Set([descriptor.entry, ...listed(descriptor.preload, route.path)]);
  const late = new Set(listed(descriptor.offlineFiles ?? {}, route.path));
  const addresses = [...late]
    .filter((file) => !named.has(file) && isOfLanguage(file, language))
    .map((file) => fileAddress(baseUrl, file));
  if (addresses.length === 0) return '';
  return `<meta name="${LATE_FILES_META}" content="${escapeHtml(addresses.join(','))}">`;
}

/** What is listed for every route, and for this one. */
function listed(lists: Record<string, string[]>, routePath: string): string[] {
  return [...(lists['*'] ?? []), ...(lists[routePath] ?? [])];
}

/** A preload must ask as its use will, with the same integrity and the same CORS mode, or it is fetched in vain. */
function link(href: string, integrity: string | undefined, withCors: boolean): string {
  const attributes = [
    'rel="preload"',
    kindOf(href),
    `href="${escapeHtml(href)}"`,
    ...(integrity ? [`integrity="${escapeHtml(integrity)}"`] : []),
    ...(withCors ? ['crossorigin="anonymous"'] : []),
  ];
  return `<link ${attributes.join(' ')}>`;
}

/** The host asks for entries with CORS; webpack asks so for chunks of another origin only, fonts always do. */
function asksWithCors(href: string): boolean {
  return /^https?:/.test(href) || href.endsWith('.woff2');
}

function isScript(file: string): boolean {
  return !file.endsWith('.css') && !file.endsWith('.woff2');
}

function kindOf(href: string): string {
  if (href.endsWith('.css')) return 'as="style"';
  if (href.endsWith('.woff2')) return 'as="font" type="font/woff2"';
  // The page can be read without scripts: on a slow line they let its pictures pass.
  return 'as="script" fetchpriority="low"';
}
