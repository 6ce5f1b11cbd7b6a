import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { visitorSchema } from '@mosta/shared/schemas/badge.schema';
import {
  entranceSchema,
  type Passage,
  type PassageResult,
  passageResultsSchema,
} from '@mosta/shared/schemas/entrance.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { changeMemory, gateMemory } from './gate-memory';
import { algerianDay, sinceOf, withEntrance } from './gate-rules';

const PATH = 'v1/organizer/entrance';
/** A queue of people does not wait for a network that hangs; milliseconds. */
const PATIENCE_MS = 3000;
/** What was kept meanwhile may take longer. */
const SENDING_MS = 20_000;

/** Fetches what has changed at all gates; it is kept on the device (docs/decisions/0084). */
export function useEntrance() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'entrance'],
      queryFn: async ({ signal }) => {
        const since = sinceOf(gateMemory(), algerianDay(new Date()));
        const { data } = await authClient.get<unknown>(PATH, {
          signal,
          params: since === null ? {} : { since },
        });
        const answer = v.parse(entranceSchema, data);
        changeMemory((memory) => withEntrance(memory, answer));
        return answer.at;
      },
    }),
  );
}

/** Asks the service about somebody who waits at the gate. */
export async function askService(passage: Passage): Promise<PassageResult | undefined> {
  const [result] = await tellPassages([passage], PATIENCE_MS);
  return result;
}

/** Tells the service who passed. @returns what it says to each */
export async function tellPassages(
  passages: readonly Passage[],
  timeout = SENDING_MS,
): Promise<PassageResult[]> {
  const { data } = await authClient.post<unknown>(PATH, { passages }, { timeout });
  return v.parse(passageResultsSchema, data).results;
}

/** Takes back the last entry of a badge. */
export async function undoEntry(badge: string, signal?: AbortSignal): Promise<void> {
  const path = `v1/organizer/badge/${encodeURIComponent(badge)}/undo-check-in`;
  const { data } = await authClient.post<unknown>(path, undefined, signal ? { signal } : {});
  v.parse(visitorSchema, data);
}

export function useUndoEntry() {
  const refresh = useRefreshOrganisation();
  return useMutation({ mutationFn: undoEntry, onSettled: refresh });
}
