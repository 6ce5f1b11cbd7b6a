import type { Hold } from '@mosta/shared/schemas/stand.schema';
import { useState } from 'react';
import { useOwnHolds } from './participation.queries';

export type HeldStands = ReturnType<typeof useHeldStands>;

/** The exhibitor's options, which go with the request unless they are taken out of it; the options themselves stay. */
export function useHeldStands() {
  const { data, error, isFetching, isLoading, refetch } = useOwnHolds();
  const [out, setOut] = useState<readonly string[]>([]);
  const stands: readonly Hold[] = data ?? [];
  return {
    stands,
    loading: isLoading,
    failed: error !== null && !isFetching,
    refetch: () => void refetch(),
    isOut: (id: string) => out.includes(id),
    /** What goes with the request at this moment: options end while one writes. */
    joined: () =>
      stands.filter(({ _id, expires }) => !out.includes(_id) && Date.parse(expires) > Date.now()),
    toggle(id: string) {
      setOut((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
    },
  };
}
