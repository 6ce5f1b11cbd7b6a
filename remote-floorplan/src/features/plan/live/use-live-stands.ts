import { publicStatus, withChange, withChanges } from '@mosta/shared/domain/stand-status';
import { plainClient, useQuery, useQueryClient } from '@mosta/shared/http';
import { type Stand, type StandChange, standListSchema } from '@mosta/shared/schemas/stand.schema';
import { useEffect, useMemo, useReducer } from 'react';
import * as v from 'valibot';
import type { PlanStatuses } from '../core/shape-look';
import { DRAWN_STATUSES } from '../data/inventory';
import { followStands } from './stand-changes';

/** What the service says of stands and zones; everything about them hangs under this key. */
export const STANDS_KEY = ['stand', 'list'] as const;

export type LiveStands = {
  /** By code; empty until the service has answered. */
  stands: ReadonlyMap<string, Stand>;
  /** Of every stand and zone: where the service says nothing, what the drawing says. */
  statuses: PlanStatuses;
  /** `failed`: the service did not answer and nothing is known; the drawing's flags hold. */
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
};

const NO_CHANGES: ReadonlyMap<string, StandChange> = new Map();
const NOTHING: readonly Stand[] = [];

/** The stands as the service lists them, brought up to date by each change that is announced. */
export function useLiveStands(): LiveStands {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: STANDS_KEY,
    // What was announced while nobody followed is unknown.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data: answer } = await plainClient.get<unknown>('v1/stand', { signal });
      return v.parse(standListSchema, answer);
    },
  });
  const [changes, hear] = useReducer(withChange<StandChange>, NO_CHANGES);
  useEffect(
    () =>
      followStands({
        onChange: hear,
        onOpen: () => void queryClient.invalidateQueries({ queryKey: STANDS_KEY }),
      }),
    [queryClient],
  );
  const stands = useMemo(
    () => new Map(withChanges(data ?? NOTHING, changes).map((stand) => [stand.code, stand])),
    [data, changes],
  );
  const statuses = useMemo(() => statusesOf(stands, changes), [stands, changes]);
  const state = data ? 'ready' : isError ? 'failed' : 'loading';
  return { stands, statuses, state, retry: () => void refetch() };
}

function statusesOf(
  stands: LiveStands['stands'],
  changes: ReadonlyMap<string, StandChange>,
): PlanStatuses {
  return new Map(
    [...DRAWN_STATUSES].map(([code, drawn]) => {
      const known = stands.get(code) ?? changes.get(code);
      return [code, known ? publicStatus(known.state) : drawn];
    }),
  );
}
