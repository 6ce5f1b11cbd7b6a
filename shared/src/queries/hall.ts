import { plainClient } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { shownHallListSchema } from '../schemas/hall.schema';

/** The halls of the edition. */
export function hallsQuery() {
  return queryOptions({
    queryKey: ['hall', 'list'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/hall', { signal });
      return v.parse(shownHallListSchema, data);
    },
  });
}
