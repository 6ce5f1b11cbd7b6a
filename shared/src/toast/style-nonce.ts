/**
 * Evaluated before notistack, whose style engine goober writes its rules the moment it is evaluated (goober 2.1.19,
 * `get-sheet.js`). Goober takes the element `window._goober` when the page has one; else it makes a `<style>` through
 * `innerHTML`, which Trusted Types refuse. It then overwrites that element's nonce with `window.__nonce__`, so without
 * the value set here the page's own nonce would be replaced by the text "undefined", and the rules blocked.
 * The host's page carries `<style id="_goober" nonce="…"> </style>`; the one space is the text node goober writes to.
 */
type GooberWindow = Window & { __nonce__?: string };

/** Hands goober the nonce of its own element. @returns that nonce, or undefined in a page without the element */
export function keepStyleNonce(page: GooberWindow = window): string | undefined {
  const nonce = page.document.getElementById('_goober')?.nonce;
  if (nonce) page.__nonce__ ??= nonce;
  return nonce;
}

// the build draws pages where there is no window
if (typeof window !== 'undefined') keepStyleNonce();
