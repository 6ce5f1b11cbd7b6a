import type { Hold } from '@mosta/shared/schemas/stand.schema';
import { useState } from 'react';
import { useOwnHolds } from './participation.queries';
import { useNow } from './use-now';

export type HeldStand = Hold & {
  /** Milliseconds until the option ends; 0 when it has. */
  left: number;
  /** It goes with the request. */
  joined: boolean;
};
export type HeldStands = ReturnType<typeof useHeldStands>;

/** The exhibitor's options, which go with the request unless they are taken out of it; the options themselves stay. */
export function useHeldStands() {
  const { data, error, isFetching, isLoading, refetch } = useOwnHolds();
  const [left, setLeft] = useState<readonly string[]>([]);
  const now = useNow(data !== undefined && data.length > 0);
  const stands: HeldStand[] = (data ?? []).map((hold) => {
    const remains = Math.max(0, Date.parse(hold.expires) - now);
    return { ...hold, left: remains, joined: remains > 0 && !left.includes(hold._id) };
  });
  return {
    stands,
    loading: isLoading,
    failed: error !== null && !isFetching,
    refetch: () => void refetch(),
    /** What goes with the request. */
    joined: stands.filter(({ joined }) => joined),
    toggle(id: string) {
      setLeft((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
    },
  };
}
