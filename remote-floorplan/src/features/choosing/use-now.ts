import { useEffect, useState } from 'react';

/**
 * Epoch milliseconds, renewed every second while something counts down.
 * @param counting what counts down, or nothing; something new in it is told from now, not from the last second
 */
export function useNow(counting: readonly unknown[] | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting?.length) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
