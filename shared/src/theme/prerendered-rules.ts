import type { EmotionCache } from '@emotion/cache';
import { GLOBAL_RULES } from '../contract/global-rules';
import { PRERENDERED_STYLE } from '../contract/prerendered';

/** The element with the global rules of the prerendered page, while they are those of the live page. */
let globals: Element | null = null;

/** The last style element of the prerendered page: what is written later comes after it. */
export function lastPrerenderedStyle(): HTMLStyleElement | undefined {
  return prerenderedStyles().at(-1);
}

/**
 * Takes the rules of the prerendered page for inserted ones: their names are hashes of their content, whoever wrote them.
 * The live page then neither compiles nor inserts them a second time, and the browser need not look at all elements anew.
 * Global rules are one direction's: when there is a second cache, they go, and each cache writes its own.
 */
export function adoptPrerenderedRules(cache: EmotionCache): void {
  globals?.remove();
  globals = null;
  for (const style of prerenderedStyles()) {
    const names = style.getAttribute(GLOBAL_RULES);
    if (names) adoptGlobals(cache, style, names.split(','));
    else adoptRules(cache, style.textContent);
  }
}

function adoptRules({ key, inserted }: EmotionCache, css: string): void {
  const names = new RegExp(`\\.${key}-([a-z0-9]+)(?![\\w-])|@keyframes (animation-[a-z0-9]+)`, 'g');
  for (const [, rule, animation] of css.matchAll(names)) {
    const name = rule ?? animation;
    if (name) inserted[name] = true;
  }
}

/** Emotion writes global rules each time that they are drawn, whether it has written them before or not. */
function adoptGlobals(cache: EmotionCache, style: Element, names: readonly string[]): void {
  globals = style;
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isAdopted = selector === '' && style.isConnected && names.includes(serialized.name);
    return isAdopted ? undefined : insert(selector, serialized, sheet, shouldCache);
  };
}

function prerenderedStyles(): HTMLStyleElement[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll<HTMLStyleElement>(`style[${PRERENDERED_STYLE}]`)];
}
