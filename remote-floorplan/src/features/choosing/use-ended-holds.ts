import { refreshStands, type TimedHold, useQueryClient } from '@mosta/shared/queries';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Codes of holds that ended without the exhibitor's doing: run out, or taken back by the organiser.
 * @param alive the holds of now; undefined while they are not known
 */
export function useEndedHolds(alive: readonly TimedHold[] | undefined) {
  const queryClient = useQueryClient();
  const known = useRef(new Map<string, string>());
  const expected = useRef(new Set<string>());
  const [ended, setEnded] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!alive) return;
    const now = new Map(alive.map(({ _id, code }) => [_id, code]));
    const gone = [...known.current].filter(([id]) => !now.has(id) && !expected.current.has(id));
    known.current = now;
    const held = new Set(now.values());
    const codes = new Set([...ended, ...gone.map(([, code]) => code)]);
    const next = [...codes].filter((code) => !held.has(code));
    if (next.join() !== ended.join()) setEnded(next);
    if (gone.length > 0) void refreshStands(queryClient);
  }, [alive, ended, queryClient]);

  /** A hold that the exhibitor ends is no surprise. */
  const expectEnd = useCallback((id: string) => void expected.current.add(id), []);
  const forget = useCallback(() => setEnded([]), []);
  return { ended, expectEnd, forget };
}
