import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import * as v from 'valibot';
import { editionParameter, useShownYear } from './shown-edition';

/** What each confirmed reservation costs, and what is due of it. @param enabled false where nobody looks at it yet */
export function useBalances({ enabled = true }: { enabled?: boolean } = {}) {
  const year = useShownYear();
  return useQuery(
    queryOptions({
      enabled,
      queryKey: ['organiser', 'payment', 'balances', year],
      queryFn: async ({ signal }) => {
        const params = editionParameter(year);
        const { data } = await authClient.get<unknown>('v1/organizer/balance', { signal, params });
        return v.parse(balanceListSchema, data);
      },
    }),
  );
}
