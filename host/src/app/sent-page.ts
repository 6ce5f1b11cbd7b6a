import { PRERENDERED_ID, PRERENDERED_STYLE } from '@mosta/shared/contract/page-config';

/**
 * The page as the server sent it, drawn by the build, and its change into the live one. The live page grows outside of
 * the document until its route is there, so that nothing stands in the document twice: no text for a screen reader, no
 * identifier, no heading. It then takes the other's place within one frame.
 */
let live: HTMLElement | null = null;

/** Text of the page whose live form failed, by the path at which it was sent. */
let kept: { pathname: string; nodes: Node[] } | null = null;

const sentPage = () => document.getElementById(PRERENDERED_ID);

/** Whether the visitor reads the page that the server sent. */
export function isSentPageShown(): boolean {
  return sentPage() !== null;
}

/** Whether there is text of this address to show under the notice of a failure. */
export function hasSentText(): boolean {
  return sentPage() !== null || kept?.pathname === location.pathname;
}

/** Takes the element into which the app draws out of the document, if there is something to read meanwhile. */
export function standBy(root: HTMLElement): void {
  if (!sentPage()) return;
  live = root;
  root.remove();
}

/** Shows the live page at once: what was sent is not what the visitor is to see. */
export function dropSentPage(): void {
  sentPage()?.remove();
  removeStyles();
}

/** Puts the live page in the place of the sent one; scroll position and focus stay. Later calls do nothing. */
export function takeOver(): void {
  if (swap()) removeStyles();
}

/**
 * Shows the live frame for a page that failed.
 * @returns the text of the page as it was sent, to stand under the notice; empty when none was sent for this address
 */
export function keepSentText(): Node[] {
  const main = sentPage()?.querySelector('main');
  if (main) kept = { pathname: location.pathname, nodes: [...main.childNodes] };
  swap();
  return kept?.pathname === location.pathname ? kept.nodes : [];
}

function swap(): boolean {
  const sent = sentPage();
  if (!sent || !live) return false;
  const height = scrollY;
  const focus = focusAfter(sent, live);
  sent.replaceWith(live);
  live = null;
  if (scrollY !== height) scrollTo(scrollX, height);
  focus?.focus({ preventScroll: true });
  return true;
}

/** The live counterpart of the link that has the focus: links are all that can have it before the scripts. */
function focusAfter(sent: HTMLElement, next: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLAnchorElement) || !sent.contains(focused)) return undefined;
  const same = (page: HTMLElement) =>
    [...page.querySelectorAll('a')].filter(({ href }) => href === focused.href);
  return same(next)[same(sent).indexOf(focused)];
}

function removeStyles(): void {
  for (const style of document.querySelectorAll(`style[${PRERENDERED_STYLE}]`)) style.remove();
}
