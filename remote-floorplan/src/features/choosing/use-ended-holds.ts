import { refreshStands, type TimedHold, useQueryClient } from '@mosta/shared/queries';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * Tells the holds that are alive from those that ended without the exhibitor's doing: run out, or taken back by the organiser.
 * The reservation that a hold went into may be known before or after the hold is known to be gone.
 * @param holds as they are known; undefined while they are not
 * @param now in milliseconds
 * @param pending codes of stands with a reservation that is not confirmed
 * @returns `ended` codes of stands
 */
export function useEndedHolds(
  holds: readonly TimedHold[] | undefined,
  now: number,
  pending: readonly string[],
) {
  const queryClient = useQueryClient();
  const known = useRef(new Map<string, string>());
  const expected = useRef(new Set<string>());
  const [ended, setEnded] = useState<readonly string[]>([]);
  const alive = useMemo(
    () => holds?.filter(({ code, endsAt }) => endsAt > now && !pending.includes(code)),
    [holds, now, pending],
  );

  useEffect(() => {
    if (!alive) return;
    const living = new Map(alive.map(({ _id, code }) => [_id, code]));
    const gone = [...known.current].filter(([id]) => !living.has(id) && !expected.current.has(id));
    known.current = living;
    const held = new Set(living.values());
    const codes = new Set([...ended, ...gone.map(([, code]) => code)]);
    const next = [...codes].filter((code) => !held.has(code));
    if (next.join() !== ended.join()) setEnded(next);
    if (gone.length > 0) void refreshStands(queryClient);
  }, [alive, ended, queryClient]);

  /** A hold that the exhibitor ends is no surprise. */
  const expectEnd = useCallback((id: string) => void expected.current.add(id), []);
  const forget = useCallback(() => setEnded([]), []);
  const lost = ended.filter((code) => !pending.includes(code));
  return { alive, ended: lost, expectEnd, forget };
}
