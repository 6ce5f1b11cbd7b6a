import { publicStatus, withChanges } from '@mosta/shared/domain/stand-status';
import { refreshStands, standsQuery, useQuery, useQueryClient } from '@mosta/shared/queries';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { useEffect, useMemo, useReducer } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import { DRAWN_STATUSES } from '../data/inventory';
import { batchByFrame, type StandChanges, withBatch } from './frame-batch';
import { subscribeToStands } from './stand-changes';

export type LiveStands = {
  /** By code; empty until the service has answered. */
  stands: ReadonlyMap<string, Stand>;
  /** Of every stand and zone: where the service has no state, the drawing's. */
  statuses: PlanStatuses;
  /** `failed`: the service did not answer and nothing is known; the drawing's flags hold. */
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
};

const NO_CHANGES: StandChanges = new Map();
const NOTHING: readonly Stand[] = [];

/** The stands as the service lists them, brought up to date at each frame by what was announced. */
export function useLiveStands(): LiveStands {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...standsQuery(),
    // What was announced while nobody was subscribed is unknown.
    staleTime: 0,
  });
  const [changes, addChanges] = useReducer(withBatch, NO_CHANGES);
  useEffect(() => {
    const batch = batchByFrame(addChanges);
    const unsubscribe = subscribeToStands({
      onChange: batch.add,
      onOpen: () => void refreshStands(queryClient),
    });
    return () => {
      unsubscribe();
      batch.stop();
    };
  }, [queryClient]);
  const stands = useMemo(
    () => new Map(withChanges(data ?? NOTHING, changes).map((stand) => [stand.code, stand])),
    [data, changes],
  );
  const statuses = useMemo(() => statusesOf(stands, changes), [stands, changes]);
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  return { stands, statuses, state, retry: () => void refetch() };
}

function statusesOf(stands: LiveStands['stands'], changes: StandChanges): PlanStatuses {
  return new Map(
    [...DRAWN_STATUSES].map(([code, drawn]) => {
      const known = stands.get(code) ?? changes.get(code);
      return [code, known ? publicStatus(known.state) : drawn];
    }),
  );
}
