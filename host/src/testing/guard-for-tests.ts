import { guardGlobals } from '../federation/global-guard';

/** What other teams may rely on besides; guarding it has a price that visitors do not pay (decision 72). */
const guardedInTests = (): [object, string[]][] => [
  [
    globalThis,
    [
      ...['Promise', 'Date', 'JSON', 'Math', 'Intl', 'URL', 'Request', 'Response'],
      ...['AbortController', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver'],
      ...['customElements', 'getComputedStyle', 'matchMedia', 'structuredClone'],
    ],
  ],
  [EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  [Node.prototype, ['appendChild', 'insertBefore', 'removeChild']],
  [Storage.prototype, ['getItem', 'setItem', 'removeItem']],
];

/** A method that one part adds to these is in all of them. */
const SHARED_BY_ALL = [Object, Array, String, Function, Promise, Element];

/** Keeps a remote from changing what all parts of the page share: whoever tests it learns so. */
export function guardForTests(): void {
  guardGlobals(true, guardedInTests());
  for (const { prototype } of SHARED_BY_ALL) Object.preventExtensions(prototype);
}
