import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

const caches = new Map<'ltr' | 'rtl', EmotionCache>();

/**
 * Emotion's cache of a writing direction: one each, reused when the language is switched back. Its rules are written
 * through the CSSOM into empty style elements, the only ones that the page's policy lets scripts add; tests read their text.
 */
export function styleCacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  let cache = caches.get(direction);
  if (!cache) {
    cache = createCache({
      key: direction === 'rtl' ? 'mosta-rtl' : 'mosta',
      prepend: true,
      speedy: process.env.NODE_ENV !== 'test',
      ...(direction === 'rtl' ? { stylisPlugins: [rtlPlugin] } : {}),
    });
    caches.set(direction, cache);
  }
  return cache;
}
