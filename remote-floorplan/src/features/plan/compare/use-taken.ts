import { useState } from 'react';
import type { LiveStands } from '../live/use-live-stands';

/** Which of some stands have been taken since the service said that they were free. */
export function useTaken(
  codes: readonly string[],
  { stands, statuses }: Pick<LiveStands, 'stands' | 'statuses'>,
): readonly string[] {
  const [seenFree, setSeenFree] = useState<readonly string[]>([]);
  const isFree = (code: string) => statuses.get(code) === 'free';
  const fresh = codes.filter(
    (code) => stands.has(code) && isFree(code) && !seenFree.includes(code),
  );
  if (fresh.length > 0) setSeenFree([...seenFree, ...fresh]);
  return codes.filter((code) => seenFree.includes(code) && !isFree(code));
}
