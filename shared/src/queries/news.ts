import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { newsListSchema } from '../schemas/news.schema';

/** The fair's news, the newest first, as the API lists them. */
export function newsQuery() {
  return queryOptions({
    queryKey: ['news', 'list'],
    ...publicAnswer('v1/news', v.parser(newsListSchema)),
  });
}
