import { createHash } from 'node:crypto';

/** What a page's policy admits of the text between its tags, as sources of a content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A style element without text: Emotion makes such elements and fills them through the CSSOM, which no policy stops. */
const EMPTY_STYLE = hashSource('');

/** The source by which a policy admits exactly this script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Hashes of the scripts and styles in a file that a build wrote. Never of a finished page: a script that somebody's
 * text had brought into it would then be admitted like our own.
 * @throws Error for a script or style with a placeholder, whose hash would not be the page's
 */
export function inlineHashes(built: string): InlineHashes {
  const found = { scripts: [] as string[], styles: [EMPTY_STYLE] };
  for (const [, kind, attributes = '', text = ''] of built.matchAll(
    /<(script|style)\b([^>]*)>(.*?)<\/\1>/gis,
  )) {
    const isScript = kind?.toLowerCase() === 'script';
    if (isScript && /\bsrc=/i.test(attributes)) continue;
    if (/\{\{|<!--portal:/.test(text)) throw new Error('a script or style holds a placeholder');
    // A browser hashes what its parser read, and the parser knows one kind of line end.
    (isScript ? found.scripts : found.styles).push(hashSource(text.replace(/\r\n?/g, '\n')));
  }
  return found;
}

/** What a page made of several parts admits, each source once. */
export function joinHashes(...parts: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(parts.flatMap(({ styles }) => styles))],
  };
}
