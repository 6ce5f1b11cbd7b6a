import { escapeHtml } from '@mosta/release/page/escape-html';
import { escapeJson } from '@mosta/release/page/escape-json';
import { hashSource } from '@mosta/release/page/inline-hashes';
import { directionOf, LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { currentEdition } from '../../current-edition';
import { OPERATOR_STYLE } from './operator-style';
import { OPERATOR_TEXTS } from './operator-texts';

const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', ar: 'العربية', en: 'English' };

/** Stricter than a page of the host: one script of this server, and no markup made by it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${hashSource(OPERATOR_STYLE)}`,
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The frame of `/_portal` in a language; its script fills it with what the session may see. */
export function operatorPage(language: Language): { html: string; policy: string } {
  const texts = OPERATOR_TEXTS[language];
  const links = LANGUAGES.map((each) => {
    const current = each === language ? ' aria-current="true"' : '';
    return `<a href="/_portal?langue=${each}" hreflang="${each}" lang="${each}"${current}>${LANGUAGE_NAMES[each]}</a>`;
  });
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${texts.title} - ${currentEdition().product}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${OPERATOR_STYLE}</style>
<script type="application/json" id="texts">${escapeJson({ language, texts })}</script>
<script src="/_portal/operator.js" type="module"></script>
</head>
<body>
<header>
<a class="home" href="/">${escapeHtml(currentEdition().product)}</a>
<nav aria-label="${escapeHtml(texts.languages)}">${links.join('')}</nav>
</header>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p class="lead">${escapeHtml(texts.lead)}</p>
<p id="said" role="status"></p>
<div id="view"><p>${escapeHtml(texts.loading)}</p></div>
<noscript><p>${escapeHtml(texts.noScript)}</p></noscript>
</main>
</body>
</html>
`;
  return { html, policy: POLICY };
}
