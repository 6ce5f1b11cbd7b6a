import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { MOTION } from '@mosta/shared/theme';
import { Box } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Share of the content that must be visible (specification, section 9); of the screen, when the content is taller. */
const THRESHOLD = 0.1;

/** Where the observer looks again: a long list or form reaches its tenth late, or never on a small screen. */
const LOOKS = [0.01, 0.02, 0.03, 0.05, THRESHOLD];

/** Content above the viewport counts as seen, so that nothing is hidden after a jump to the page's end. */
const ABOVE = '100000px 0px 0px 0px';

function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry) {
  const { height } = boundingClientRect;
  return isIntersecting && intersectionRatio * height >= THRESHOLD * Math.min(height, innerHeight);
}

/** A prerendered page that the visitor already reads does not fade in again. */
function canWait(): boolean {
  return (
    typeof IntersectionObserver === 'function' && document.getElementById(PRERENDERED_ID) === null
  );
}

type FadeInProps = { children: ReactNode };

/** Content that fades in once when it is scrolled to; no animation for visitors who prefer reduced motion. */
export function FadeIn({ children }: FadeInProps) {
  const box = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(canWait);

  useEffect(() => {
    const element = box.current;
    if (!element || !waiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isSeen)) setWaiting(false);
      },
      { threshold: LOOKS, rootMargin: ABOVE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting]);

  return (
    <Box
      ref={box}
      sx={{
        transition: `opacity ${MOTION.long}ms ease-out, transform ${MOTION.long}ms ease-out`,
        ...(waiting && {
          '@media screen and (prefers-reduced-motion: no-preference)': {
            opacity: 0,
            transform: 'translateY(12px)',
            // What receives the focus is seen, whatever the scroll position.
            '&:focus-within': { opacity: 1, transform: 'none' },
          },
        }),
      }}
    >
      {children}
    </Box>
  );
}
