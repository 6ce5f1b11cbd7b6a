import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MOTION } from '../../theme/tokens';

/** Share of the content that must be visible (specification, section 9). */
const THRESHOLD = 0.1;

/** What lies above the screen counts as seen: a jump to the end of the page hides nothing on the way back. */
const ABOVE = '100000px 0px 0px 0px';

type FadeInProps = { children: ReactNode };

/** Content that fades in once when it is scrolled to; it stands still for those who ask for less movement. */
export function FadeIn({ children }: FadeInProps) {
  const box = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(() => typeof IntersectionObserver === 'function');

  useEffect(() => {
    const element = box.current;
    if (!element || !waiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWaiting(false);
      },
      { threshold: THRESHOLD, rootMargin: ABOVE },
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
