import type { RegistryVersion } from '@mosta/shared/contract/registry';
import { escapeHtml } from '../platform/escape-html';

/** The `<link rel="preload">` elements of what a route will need from its remote. */
export function preloadLinks(version: RegistryVersion, routePath: string): string {
  const { descriptor, baseUrl } = version;
  const files = new Set([
    ...(descriptor.preload['*'] ?? []),
    ...(descriptor.preload[routePath] ?? []),
  ]);
  files.delete(descriptor.entry);
  return [
    link(baseUrl + descriptor.entry, descriptor.integrity),
    ...[...files].map((file) => link(baseUrl + file)),
  ].join('\n');
}

function link(href: string, integrity?: string): string {
  const attributes = [
    'rel="preload"',
    kindOf(href),
    `href="${escapeHtml(href)}"`,
    ...(integrity ? [`integrity="${escapeHtml(integrity)}"`] : []),
    ...(integrity || asksWithCors(href) ? ['crossorigin="anonymous"'] : []),
  ];
  return `<link ${attributes.join(' ')}>`;
}

/** A preload must ask as its use will: webpack takes CORS for chunks of another origin only, fonts always do. */
function asksWithCors(href: string): boolean {
  return /^https?:/.test(href) || href.endsWith('.woff2');
}

function kindOf(href: string): string {
  if (href.endsWith('.css')) return 'as="style"';
  if (href.endsWith('.woff2')) return 'as="font" type="font/woff2"';
  return 'as="script"';
}
