import { useEffect, useState } from 'react';

/** Reads the time; replaced in tests. */
export type Clock = () => Date;

const systemClock: Clock = () => new Date();

type NowOptions = {
  clock?: Clock | undefined;
  /** The value that needs the clock. The clock stops while it is empty, and is read at once when it changes. */
  counting?: readonly unknown[];
};

/** The present moment, at most `everyMs` old. */
export function useNow(everyMs: number, options: NowOptions = {}): Date {
  const { clock = systemClock, counting } = options;
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (counting?.length === 0) return;
    if (counting) setNow(clock());
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, counting, everyMs]);
  return now;
}
