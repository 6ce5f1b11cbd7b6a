import { plainClient } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { SHIPPED_HALLS } from '../domain/edition-halls';
import { shownHallListSchema } from '../schemas/hall.schema';

/** The halls of the edition. Where they are those of the edition's file, that very list: nothing is drawn again. */
export function hallsQuery() {
  return queryOptions({
    queryKey: ['hall', 'list'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/hall', { signal });
      const halls = v.parse(shownHallListSchema, data);
      return JSON.stringify(halls) === JSON.stringify(SHIPPED_HALLS) ? SHIPPED_HALLS : halls;
    },
  });
}
