import { remoteOfAddress } from './attribution';

/** A style sheet with this medium is fetched, and styles nothing. */
const OFF = 'not all';

/** How many pages and widgets of a remote are shown. */
const shown = new Map<string, number>();
/** The medium that a style sheet had before it was switched off. */
const media = new WeakMap<HTMLLinkElement, string>();

/**
 * Switches a remote's style sheets on while one of its pages or widgets is shown, and off with the last one. The medium
 * is what changes: the sheet stays loaded, so that it is there again without a flash.
 * @returns the function that says it is no longer shown
 */
export function showStyles(remote: string): () => void {
  count(remote, 1);
  return () => count(remote, -1);
}

/**
 * Keeps the style sheets of a remote that is loaded ahead of a visit from styling the page that is shown.
 * @returns the function that ends it
 */
export function watchStyleSheets(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement) adjust(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function count(remote: string, change: number): void {
  shown.set(remote, (shown.get(remote) ?? 0) + change);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (remoteOfAddress(link.href)?.remote === remote) adjust(link);
  }
}

function adjust(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet') return;
  const remote = remoteOfAddress(link.href)?.remote;
  if (remote === undefined) return;
  const isOff = media.has(link);
  const wanted = (shown.get(remote) ?? 0) > 0;
  if (wanted && isOff) {
    link.media = media.get(link) ?? '';
    media.delete(link);
  } else if (!wanted && !isOff) {
    media.set(link, link.media);
    link.media = OFF;
  }
}
