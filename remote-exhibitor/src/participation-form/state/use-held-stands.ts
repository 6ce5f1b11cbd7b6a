import type { TimedHold } from '@mosta/shared/queries';
import { useState } from 'react';
import { useOwnHolds } from './participation.queries';

export type HeldStands = ReturnType<typeof useHeldStands>;

/** The exhibitor's holds, which go with the request unless they are taken out of it; the holds themselves stay. */
export function useHeldStands() {
  const { data, error, isFetching, isLoading, refetch } = useOwnHolds();
  const [out, setOut] = useState<readonly string[]>([]);
  const stands: readonly TimedHold[] = data ?? [];
  return {
    stands,
    loading: isLoading,
    failed: error !== null && !isFetching,
    refetch: () => void refetch(),
    isOut: (id: string) => out.includes(id),
    /** What goes with the request at this moment: holds end while one writes. */
    joined: () => stands.filter(({ _id, endsAt }) => !out.includes(_id) && endsAt > Date.now()),
    toggle(id: string) {
      setOut((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
    },
  };
}
