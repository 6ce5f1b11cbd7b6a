import { PLACEHOLDER, PRERENDERED_ID, PRERENDERED_STYLE } from '@mosta/shared/contract/prerendered';
import { disableControls, type EarlyInput, findEarlyInput } from './early-input';

/**
 * Replaces the prerendered page by the live one, which is drawn behind a closed shadow root until its route has loaded
 * and is then inserted in one frame. Until then no text, id or heading is in the document twice, and yet its elements
 * are connected: libraries of forms forget fields that are not.
 */
let drawnRoot: { root: HTMLElement; hidden: HTMLElement } | null = null;

/** A press has begun in the prerendered page and is not over (`index.html`). */
const HELD = 'data-held';

/** Path for which the shown page was prerendered. */
let prerenderedPath = '';

/** What was pressed and typed in the prerendered page, until it is carried out. */
let earlyInput: EarlyInput | null = null;

/** Text of a page whose live form failed, with the path for which it was prerendered. */
let failedPage: { pathname: string; nodes: Node[] } | null = null;

const prerenderedPage = () => document.getElementById(PRERENDERED_ID);

/** Whether a page is shown that a build drew: there is something to read, which stays until the live page is whole. */
export function isPrerenderedPageShown(): boolean {
  const page = prerenderedPage();
  return page !== null && !page.hasAttribute(PLACEHOLDER);
}

/** Whether the prerendered text of the current address can be shown under the notice of a failure. */
export function hasPrerenderedText(): boolean {
  return isPrerenderedPageShown() || failedPage?.pathname === location.pathname;
}

/** Takes the app's root element out of sight and reach while a prerendered page is shown. */
export function hideRoot(root: HTMLElement): void {
  if (!prerenderedPage()) return;
  prerenderedPath = location.pathname;
  const hidden = document.createElement('div');
  hidden.hidden = true;
  root.replaceWith(hidden);
  hidden.attachShadow({ mode: 'closed' }).append(root);
  drawnRoot = { root, hidden };
}

/** Removes the prerendered page at once, for a page that must not be shown from the build. */
export function removePrerenderedPage(): void {
  prerenderedPage()?.remove();
  for (const style of document.querySelectorAll(`style[${PRERENDERED_STYLE}]`)) style.remove();
}

/**
 * Puts the live page in the place of the prerendered one; scroll position and focus stay, and so do its styles, which the
 * live page has adopted (`shared/src/theme/prerendered-rules.ts`). Where a button of the mouse or a key is down, that
 * is done after its release: the click belongs to the page in which it began. Later calls do nothing.
 */
export function showLivePage(): void {
  const { body } = document;
  if (!body.hasAttribute(HELD)) {
    attachRoot();
    return;
  }
  const released = new MutationObserver(() => {
    if (body.hasAttribute(HELD)) return;
    released.disconnect();
    // The click follows the release in the same task.
    setTimeout(() => {
      showLivePage();
      carryOutEarlyInput();
    });
  });
  released.observe(body, { attributes: true, attributeFilter: [HELD] });
}

/** Carries out what was pressed and typed in the prerendered page, once: for the time when the live page reacts. */
export function carryOutEarlyInput(): void {
  earlyInput?.carryOut();
  earlyInput = null;
}

/**
 * Shows the live frame for a page that failed.
 * @returns the prerendered text, to show under the notice; empty when there is none for the current address
 */
export function takePrerenderedText(): Node[] {
  const main = isPrerenderedPageShown() ? prerenderedPage()?.querySelector('main') : undefined;
  if (main) failedPage = { pathname: location.pathname, nodes: [...main.childNodes] };
  attachRoot();
  if (main) disableControls(main);
  return failedPage?.pathname === location.pathname ? failedPage.nodes : [];
}

function attachRoot(): void {
  const prerendered = prerenderedPage();
  if (!prerendered || !drawnRoot) return;
  const { root, hidden } = drawnRoot;
  const height = scrollY;
  // What was wanted of another page is not carried out in this one.
  if (location.pathname === prerenderedPath) earlyInput = findEarlyInput(prerendered, root);
  prerendered.replaceWith(root);
  hidden.remove();
  drawnRoot = null;
  // Asking where the new page stands has it laid out at once, in this task, which is long enough.
  if (height > 0 && scrollY !== height) scrollTo(scrollX, height);
  earlyInput?.restore();
}
