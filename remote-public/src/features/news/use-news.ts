import { plainClient, useQuery } from '@mosta/shared/http';
import { type News, newsListSchema } from '@mosta/shared/schemas/news.schema';
import * as v from 'valibot';

/** The call of the fair's news. */
export const NEWS_ENDPOINT = '/v1/news';

async function fetchNews({ signal }: { signal: AbortSignal }): Promise<News[]> {
  const answer = await plainClient.get<unknown>(NEWS_ENDPOINT, { signal });
  return v.parse(newsListSchema, answer.data);
}

/** The fair's news, the latest first, as the API lists them. */
export function useNews() {
  return useQuery({ queryKey: ['news'], queryFn: fetchNews });
}
