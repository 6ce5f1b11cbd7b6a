import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixes } from './prefixes';
import { adoptPrerenderedRules, lastPrerenderedStyle } from './prerendered-rules';

const caches = new Map<'ltr' | 'rtl', EmotionCache>();

/**
 * Emotion's cache of a writing direction: one each, reused when the language is switched back. Its rules are written
 * through the CSSOM into empty style elements, the only ones that the page's policy lets scripts add; tests read their text.
 * Where the page was prerendered, they come after its rules, which are taken over.
 */
export function styleCacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  let cache = caches.get(direction);
  if (!cache) {
    const insertionPoint = lastPrerenderedStyle();
    cache = createCache({
      key: direction === 'rtl' ? 'mosta-rtl' : 'mosta',
      ...(insertionPoint ? { insertionPoint } : { prepend: true }),
      speedy: process.env.NODE_ENV !== 'test',
      stylisPlugins: direction === 'rtl' ? [prefixes, rtlPlugin] : [prefixes],
    });
    adoptPrerenderedRules(cache);
    caches.set(direction, cache);
  }
  return cache;
}
