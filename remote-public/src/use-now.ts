import { useEffect, useState } from 'react';

/** Tells the time; replaced in tests. */
export type Clock = () => Date;

const MINUTE_MS = 60_000;

const systemClock: Clock = () => new Date();

/** The present moment, a minute old at most. */
export function useNow(clock: Clock = systemClock): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
