import { plainClient } from '@mosta/shared/http';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const ROOT = ['stand'] as const;

/** Every stand and zone that the service sells, with its state. */
export function standsQuery() {
  return queryOptions({
    queryKey: ['stand', 'list'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/stand', { signal });
      const { standListSchema } = await import(
        /* webpackChunkName: "calls" */ '../schemas/stand.schema'
      );
      return v.parse(standListSchema, data);
    },
  });
}

/** Fetches the stands again where they are shown. */
export function refreshStands(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ROOT });
}
