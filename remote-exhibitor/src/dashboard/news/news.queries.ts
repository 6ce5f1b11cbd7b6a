import { plainClient, useQuery } from '@mosta/shared/http';
import { newsListSchema } from '@mosta/shared/schemas/news.schema';
import * as v from 'valibot';

/** The fair's news, the newest first. */
export function useNews() {
  return useQuery({
    queryKey: ['news'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/news', { signal });
      return v.parse(newsListSchema, data);
    },
  });
}
