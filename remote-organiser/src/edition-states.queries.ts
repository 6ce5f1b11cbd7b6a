import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import type { EditionState } from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';

const STATES = ['draft', 'open', 'closed', 'archived'] as const satisfies readonly EditionState[];
/** The form's whole schema would be loaded before every page. */
const stateListSchema = v.array(v.object({ year: v.number(), state: v.picklist(STATES) }));

/** The year and state of all editions. @param enabled whether they are needed */
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
