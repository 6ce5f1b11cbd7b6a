import { type RefObject, useEffect } from 'react';

/**
 * Keeps what has the focus in sight above a bar that stays at the foot of the screen: the page is scrolled as if it ended
 * where the bar begins (WCAG 2.4.11). A bar that is hidden, or that stays elsewhere on a wide screen, takes no room. The
 * bar's element has the attribute `FOOT_TAKEN`, so that the host's own bar gives way.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isAtFoot = getComputedStyle(element).bottom !== 'auto';
      style.scrollPaddingBlockEnd = isAtFoot ? `${element.offsetHeight + FOCUS_RING_ROOM}px` : '';
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}

/** Pixels in which the ring of what has the focus is drawn around it. */
const FOCUS_RING_ROOM = 8;
