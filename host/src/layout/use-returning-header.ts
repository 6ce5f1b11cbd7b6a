import { type RefObject, useEffect } from 'react';

/** Attribute of the header while it is out of the way; its styles leave it where the focus is inside. */
export const AWAY = 'data-away';

/** Pixels that count as a direction: less is the trembling of a finger. */
const STEP = 8;

/**
 * Lets the header go while the page is scrolled down, and come back once it is scrolled up. Only a change of direction
 * touches the document, and no size is asked for.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last: number | undefined;
    // Asked for at once, it would have the page laid out within the rendering.
    const first = requestAnimationFrame(() => {
      last ??= scrollY;
    });
    const onScroll = () => {
      // a page that is pulled beyond its top bounces back
      const now = Math.max(0, scrollY);
      last ??= now;
      if (Math.abs(now - last) < STEP && now > 0) return;
      element.toggleAttribute(AWAY, now > last && now > innerHeight / 4);
      last = now;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', onScroll);
    };
  }, [header]);
}
