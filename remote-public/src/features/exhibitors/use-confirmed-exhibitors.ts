import { useQuery } from '@mosta/shared/http';
import {
  type ExhibitorDirectory,
  exhibitorDirectorySchema,
} from '@mosta/shared/schemas/confirmed-exhibitor.schema';
import * as v from 'valibot';

/** The one place that knows where the directory comes from: today a data file, one day perhaps a call. */
async function fetchDirectory(): Promise<ExhibitorDirectory> {
  const { default: data } = await import('./exhibitors.json');
  return v.parse(exhibitorDirectorySchema, data);
}

/** The exhibitors whose participation is confirmed, in no particular order. */
export function useConfirmedExhibitors() {
  return useQuery({
    queryKey: ['confirmed-exhibitors'],
    queryFn: fetchDirectory,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
