import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether enough of an element to be read is in the window: its first lines lie above the foot. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      // Nobody waits for it while it scrolls, and what depends on it is the whole explorer.
      (entries) =>
        startTransition(() => setInSight(entries.some(({ isIntersecting }) => isIntersecting))),
      { rootMargin: '-64px 0px -30%' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
