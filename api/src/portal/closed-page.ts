import { escapeHtml } from '@mosta/release/page/escape-html';
import { type InlineHashes, inlineHashes } from '@mosta/release/page/inline-hashes';
import { directionOf, type Language } from '@mosta/shared/contract/languages';
import { currentEdition } from '../current-edition';
import { CLOSED, type ClosedReason } from './notices';

const STYLE = `
html { background: #fffdf8; color: #1d2a1f; color-scheme: light dark; }
body { max-inline-size: 34em; margin: 0 auto; padding: 15vh 20px 48px; font: 17px/1.6 Figtree, 'Readex Pro', system-ui, sans-serif; }
h1 { font: 600 clamp(32px, 6vw, 56px)/1.15 Fraunces, Georgia, serif; margin: 24px 0; color: #2f4a2b; }
:lang(ar) h1 { font-family: 'Readex Pro', system-ui, sans-serif; }
svg { color: #b8472a; }
a { color: #b8472a; }
@media (prefers-color-scheme: dark) {
  html { background: #141a14; color: #efe9db; }
  h1 { color: #9cbf86; }
  svg, a { color: #e58a68; }
}
`;

/** The mark: two squares, one turned by 45 degrees. */
const MARK =
  '<svg width="56" height="56" viewBox="-50 -50 100 100" aria-hidden="true" fill="currentColor"><path d="M-33-33h66v66h-66z"/><path d="M-33-33h66v66h-66z" transform="rotate(45)"/></svg>';

/**
 * What every address answers while there is no registry to say what belongs there: a sentence that needs no file of the
 * host and no script.
 */
export function closedPage(
  reason: ClosedReason,
  language: Language,
): { html: string; hashes: InlineHashes } {
  const { title, text, reload } = CLOSED[reason][language];
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} - ${currentEdition().product}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(reload)}</a></p>
</main>
</body>
</html>
`;
  return { html, hashes: inlineHashes(html) };
}
