import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import type { EditionState } from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';

const STATES = ['draft', 'open', 'closed', 'archived'] as const satisfies readonly EditionState[];
const daySchema = v.object({ date: v.string(), opens: v.string(), closes: v.string() });
/** The form's whole schema would be loaded before every page. */
const stateListSchema = v.array(
  v.object({ year: v.number(), state: v.picklist(STATES), days: v.array(daySchema) }),
);

/** Year, state and days of all editions. @param enabled whether they are needed */
export function useEditionStates(enabled: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'edition', 'states'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>('v1/organizer/edition', { signal });
        return v.parse(stateListSchema, data);
      },
    }),
    enabled,
  });
}
