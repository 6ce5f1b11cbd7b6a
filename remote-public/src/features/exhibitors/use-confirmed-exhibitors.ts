import { plainClient, useQuery } from '@mosta/shared/http';
import {
  type ExhibitorDirectory,
  exhibitorDirectorySchema,
} from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import {
  type PublicExhibitor,
  publicExhibitorListSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';

/** The call of the exhibitors who published a page. */
export const EXHIBITORS_ENDPOINT = '/v1/exhibitor';

async function fetchPublished({ signal }: { signal: AbortSignal }): Promise<PublicExhibitor[]> {
  const answer = await plainClient.get<unknown>(EXHIBITORS_ENDPOINT, { signal });
  return v.parse(publicExhibitorListSchema, answer.data);
}

async function fetchDirectory(): Promise<ExhibitorDirectory> {
  const { default: data } = await import('./exhibitors.json');
  return v.parse(exhibitorDirectorySchema, data);
}

/** The one place that knows where the directory comes from: a data file, and the pages that exhibitors published. */
export function useConfirmedExhibitors() {
  const sample = useQuery({
    queryKey: ['confirmed-exhibitors'],
    queryFn: fetchDirectory,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const published = useQuery({ queryKey: ['published-exhibitors'], queryFn: fetchPublished });
  return { sample, published };
}
