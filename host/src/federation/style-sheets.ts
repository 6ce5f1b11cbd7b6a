import { remoteOfAddress, remoteOfStack } from './attribution';

/** A style sheet with this medium is fetched, and styles nothing. */
const OFF = 'not all';

/** How many pages and widgets of a remote are shown. */
const shown = new Map<string, number>();
/** The medium that a style sheet had before it was switched off. */
const media = new WeakMap<HTMLLinkElement, string>();
/** The remotes whose scripts have made style elements of their own. */
const makers = new WeakMap<HTMLStyleElement, string>();

/**
 * Switches a remote's styles on while one of its pages or widgets is shown, and off with the last one. Of a style sheet
 * the medium is what changes: it stays loaded, so that it is there again without a flash.
 * @returns the function that says it is no longer shown
 */
export function showStyles(remote: string): () => void {
  count(remote, 1);
  return () => count(remote, -1);
}

/**
 * Keeps the styles of a remote that is loaded ahead of a visit from styling the page that is shown.
 * @returns the function that ends it
 */
export function watchStyleSheets(): () => void {
  const forget = noteMakers();
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement) adjust(node);
      if (node instanceof HTMLStyleElement) adjustElement(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    forget();
  };
}

/** Only while an element is made does the stack say whose script makes it. */
function noteMakers(): () => void {
  const create = document.createElement;
  function createNoted(this: Document, ...given: Parameters<typeof create>): HTMLElement {
    const made = create.apply(this, given);
    if (made instanceof HTMLStyleElement) {
      const maker = remoteOfStack(new Error('style').stack ?? '')?.remote;
      if (maker !== undefined) makers.set(made, maker);
    }
    return made;
  }
  Reflect.set(document, 'createElement', createNoted);
  return () => void Reflect.set(document, 'createElement', create);
}

function count(remote: string, change: number): void {
  shown.set(remote, (shown.get(remote) ?? 0) + change);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (remoteOfAddress(link.href)?.remote === remote) adjust(link);
  }
  for (const element of document.querySelectorAll('style')) {
    if (makers.get(element) === remote) adjustElement(element);
  }
}

const isShown = (remote: string) => (shown.get(remote) ?? 0) > 0;

function adjust(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet') return;
  const remote = remoteOfAddress(link.href)?.remote;
  if (remote === undefined) return;
  const isOff = media.has(link);
  const wanted = isShown(remote);
  if (wanted && isOff) {
    link.media = media.get(link) ?? '';
    media.delete(link);
  } else if (!wanted && !isOff) {
    media.set(link, link.media);
    link.media = OFF;
  }
}

/** What the theme's engine makes while it draws a remote belongs to the page. */
function adjustElement(element: HTMLStyleElement): void {
  const remote = makers.get(element);
  if (remote === undefined || element.dataset.emotion !== undefined || !element.sheet) return;
  element.sheet.disabled = !isShown(remote);
}
