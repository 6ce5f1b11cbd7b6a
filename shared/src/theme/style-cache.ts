import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * The nonce that the server wrote into the page for its content security policy.
 * Browsers hide the attribute from scripts but keep the property.
 */
export function pageNonce(): string | undefined {
  // there is no document while prerendering
  if (typeof document === 'undefined') return undefined;
  const bearer =
    document.querySelector<HTMLElement>('meta[name="csp-nonce"], meta[property="csp-nonce"]') ??
    document.querySelector<HTMLElement>('script[nonce], style[nonce]');
  if (!bearer) return undefined;
  return (
    bearer.nonce || bearer.getAttribute('nonce') || bearer.getAttribute('content') || undefined
  );
}

const caches = new Map<'ltr' | 'rtl', EmotionCache>();

/** Emotion's cache of a writing direction: one each, reused when the language is switched back. */
export function styleCacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  let cache = caches.get(direction);
  if (!cache) {
    cache = createCache({
      key: direction === 'rtl' ? 'mosta-rtl' : 'mosta',
      nonce: pageNonce(),
      prepend: true,
      ...(direction === 'rtl' ? { stylisPlugins: [rtlPlugin] } : {}),
    });
    caches.set(direction, cache);
  }
  return cache;
}
