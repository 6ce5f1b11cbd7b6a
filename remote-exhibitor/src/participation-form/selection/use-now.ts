import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The time in milliseconds, moving on every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
