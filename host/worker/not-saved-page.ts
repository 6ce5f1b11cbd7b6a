import { DEFAULT_LANGUAGE, directionOf } from '@mosta/shared/contract/languages';
import { formatDate, formatTime } from '@mosta/shared/domain/format';
import { readKeptIndex } from '../src/offline/kept-index';
import { NOT_SAVED } from './notices';

/** The page's own style: it has no file of the portal that could be missing. */
const STYLE = `
html { background: #fffdf8; color: #1d2a1f; color-scheme: light dark; }
body { max-inline-size: 36em; margin: 0 auto; padding: 10vh 20px 48px; font: 17px/1.6 Figtree, 'Readex Pro', system-ui, sans-serif; }
h1 { font: 600 clamp(32px, 6vw, 48px)/1.15 Fraunces, Georgia, serif; margin: 24px 0; color: #2f4a2b; }
h2 { font: 600 24px/1.25 Fraunces, Georgia, serif; margin: 40px 0 8px; color: #2f4a2b; }
:lang(ar) :is(h1, h2) { font-family: 'Readex Pro', system-ui, sans-serif; }
svg { color: #b8472a; }
a { color: #b8472a; }
.again { display: inline-block; padding: 10px 24px; border-radius: 999px; background: #b8472a; color: #fffdf8; text-decoration: none; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-block-end: 1px solid #e4d8bf; }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 16px; padding: 12px 0; text-decoration: none; }
li span { color: #1d2a1f; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  html { background: #141a14; color: #efe9db; }
  h1, h2 { color: #9cbf86; }
  svg, a { color: #e58a68; }
  .again { background: #e58a68; color: #141a14; }
  li { border-color: #333d31; }
  li span { color: #efe9db; }
}
`;

/** The mark: two squares, one turned by 45 degrees. */
const MARK =
  '<svg width="56" height="56" viewBox="-50 -50 100 100" aria-hidden="true" fill="currentColor"><path d="M-33-33h66v66h-66z"/><path d="M-33-33h66v66h-66z" transform="rotate(45)"/></svg>';

/** What a page says that cannot be had and was not kept: that, and which pages there are, in the reader's language. */
export async function notSavedPage(url: URL): Promise<Response> {
  const index = await readKeptIndex();
  const language = index?.language ?? DEFAULT_LANGUAGE;
  const texts = NOT_SAVED[language];
  const links = (index?.pages ?? []).map(({ address, title, savedAt }) => {
    const date = new Date(savedAt);
    const saved = texts.saved(formatDate(language, date), formatTime(language, date));
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)} <span>${escapeHtml(saved)}</span></a></li>`;
  });
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${texts.title} - Mosta Expo`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.text)}</p>
<p><a class="again" href="${escapeHtml(url.pathname + url.search)}">${escapeHtml(texts.again)}</a></p>
${links.length > 0 ? `<h2>${escapeHtml(texts.kept)}</h2><ul>${links.join('')}</ul>` : ''}
</main>
</body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  };
  return new Response(html, { status: 503, headers });
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (character) => ENTITIES[character] ?? character);
}
