import { statesShown } from '@mosta/shared/contract/stand-marks';
import { publicStatus, withChanges } from '@mosta/shared/domain/stand-status';
import { standsQuery, useQuery, useQueryClient } from '@mosta/shared/queries';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { PlanStatuses } from '../core/shape-look';
import { useInventory } from '../data/use-inventory';
import { batchByFrame, type StandChanges, withBatch } from './frame-batch';
import { refreshPlan } from './refresh-plan.queries';
import { subscribeToStands } from './stand-changes';

export type LiveStands = {
  /** By code; empty until the service has answered. */
  stands: ReadonlyMap<string, Stand>;
  /** Of every stand and zone: where the service has no state, that of the prerendered page, else the drawing's. */
  statuses: PlanStatuses;
  /** `failed`: the service did not answer and nothing is known; the drawing's flags hold. */
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
};

const NO_CHANGES: StandChanges = new Map();
const NOTHING: readonly Stand[] = [];

/**
 * The stands as the service lists them, brought up to date at each frame by what was announced. A list is shown when the
 * browser has time: it changes every part of the explorer, and a query's answer would have all drawn in one task.
 * @returns the same object until something of it changes
 */
export function useLiveStands(): LiveStands {
  const queryClient = useQueryClient();
  const {
    data: answered,
    isError,
    refetch,
  } = useQuery({
    ...standsQuery(),
    // What was announced while nobody was subscribed is unknown.
    staleTime: 0,
  });
  const data = useDeferredValue(answered);
  const [changes, addChanges] = useReducer(withBatch, NO_CHANGES);
  useEffect(() => {
    const batch = batchByFrame(addChanges);
    const unsubscribe = subscribeToStands({
      onChange: (change) => {
        batch.add(change);
        if (change.redrawn) refreshPlan(queryClient);
      },
      onOpen: () => refreshPlan(queryClient),
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
  const { drawnStatuses } = useInventory();
  const [shown] = useState(statesBefore);
  const statuses = useMemo(
    () => statusesOf(stands, changes, withShown(drawnStatuses, shown)),
    [stands, changes, drawnStatuses, shown],
  );
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => ({ stands, statuses, state, retry }), [stands, statuses, state, retry]);
}

/** What is shown until the service answers: what the page said before its scripts ran, so that nothing flashes. */
function statesBefore(): PlanStatuses {
  return typeof document === 'undefined' ? new Map() : statesShown(document);
}

function withShown(drawn: PlanStatuses, shown: PlanStatuses): PlanStatuses {
  return new Map([...drawn].map(([code, status]) => [code, shown.get(code) ?? status]));
}

function statusesOf(
  stands: LiveStands['stands'],
  changes: StandChanges,
  before: PlanStatuses,
): PlanStatuses {
  return new Map(
    [...before].map(([code, drawn]) => {
      const known = stands.get(code) ?? changes.get(code);
      return [code, known ? publicStatus(known.state) : drawn];
    }),
  );
}
