import { authClient, clockAhead } from '@mosta/shared/http';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Hold } from '../schemas/stand.schema';

const ROOT = ['hold'] as const;

/** A hold, and when it ends by the clock of this device, which may be wrong. */
export type TimedHold = Hold & {
  /** Epoch milliseconds. */
  endsAt: number;
};

/** A person's own holds on stands, the first to end first. @param userId undefined: nothing is fetched */
export function ownHoldsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['hold', 'mine', userId],
    enabled: userId !== undefined,
    // holds run out, and are taken on other pages
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TimedHold[]> => {
      const { data } = await authClient.get<unknown>('v1/hold/mine', { signal });
      const ahead = clockAhead();
      const { holdListSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/stand.schema'
      );
      return v
        .parse(holdListSchema, data)
        .map((hold) => ({ ...hold, endsAt: Date.parse(hold.expires) + ahead }));
    },
  });
}

/** Fetches the holds again where they are shown. */
export function refreshHolds(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}
