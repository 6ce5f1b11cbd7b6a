import { useEffect, useState } from 'react';

/** Pixels of the screen per CSS pixel, followed when the page is zoomed or its window moves to another screen. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(ownRatio);
  useEffect(() => {
    // A query matches one ratio only: each ratio has its own.
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const follow = () => setRatio(ownRatio());
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [ratio]);
  return ratio;
}

const ownRatio = () => window.devicePixelRatio || 1;
