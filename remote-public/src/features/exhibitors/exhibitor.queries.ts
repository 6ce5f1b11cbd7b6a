import { plainClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { exhibitorDirectorySchema } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import { publicExhibitorListSchema } from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';

/** Exhibitors of the data file, which is part of this remote. */
const directoryQuery = queryOptions({
  queryKey: ['public', 'exhibitor', 'directory'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { default: data } = await import('./exhibitors.json');
    return v.parse(exhibitorDirectorySchema, data);
  },
});

/** Exhibitors who published a page. */
const publishedQuery = queryOptions({
  queryKey: ['public', 'exhibitor', 'published'],
  queryFn: async ({ signal }) => {
    const { data } = await plainClient.get<unknown>('v1/exhibitor', { signal });
    return v.parse(publicExhibitorListSchema, data);
  },
});

/** The one place that knows where the directory comes from: a data file, and the pages that exhibitors published. */
export function useConfirmedExhibitors() {
  return { sample: useQuery(directoryQuery), published: useQuery(publishedQuery) };
}
