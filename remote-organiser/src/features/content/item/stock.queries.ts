import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { itemStockSchema } from '@mosta/shared/schemas/item-stock.schema';
import * as v from 'valibot';

/** How many pieces of each article are ordered, by its key; undefined while that is not known. */
export function useOrdered(): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery(
    queryOptions({
      queryKey: ['organiser', 'stock'],
      // exhibitors order meanwhile
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const { data: answer } = await authClient.get<unknown>('v1/organizer/stock', { signal });
        return v.parse(itemStockSchema, answer);
      },
    }),
  );
  return data && new Map(data.map(({ key, ordered }) => [key, ordered]));
}
