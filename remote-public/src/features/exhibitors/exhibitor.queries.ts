import { publicAnswer } from '@mosta/shared/http';
import {
  publishedExhibitorsQuery,
  queryOptions,
  toAppError,
  useQuery,
} from '@mosta/shared/queries';
import { publicExhibitorSchema } from '@mosta/shared/schemas/public-exhibitor.schema';
import * as v from 'valibot';

/** One exhibitor with a page of its own. */
export function exhibitorQuery(id: string) {
  return queryOptions({
    queryKey: ['public', 'exhibitor', id],
    ...publicAnswer(`v1/exhibitor/${encodeURIComponent(id)}`, v.parser(publicExhibitorSchema)),
  });
}

/**
 * One exhibitor: from the directory where that is there already, else by a call of its own, whose answer comes with the page.
 * @returns the query, and whether there is no such exhibitor
 */
export function useExhibitor(id: string) {
  const directory = useQuery({ ...publishedExhibitorsQuery(), enabled: false });
  // Answers of before may lack who has just published a page, and have who has just withdrawn it: a page that is answered
  // with 404 brings such ones.
  const known = directory.dataUpdatedAt > 0;
  const listed = known ? directory.data?.find(({ _id }) => _id === id) : undefined;
  const one = useQuery({ ...exhibitorQuery(id), enabled: !known });
  const missing = one.error !== null && toAppError(one.error).status === 404;
  return {
    exhibitor: { ...one, data: one.data ?? listed },
    unknown: known ? !listed : missing,
  };
}
