import { authClient } from '@mosta/shared/http';
import { useMutation } from '@mosta/shared/queries';
import {
  type BatchWork,
  batchPreviewSchema,
  batchResultSchema,
} from '@mosta/shared/schemas/participation-batch.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PATH = 'v1/organizer/participation/batch';

/** What would become of the chosen participations. */
export function useBatchPreview() {
  return useMutation({
    mutationFn: async (work: BatchWork, signal) => {
      const { data } = await authClient.post<unknown>(`${PATH}/preview`, work, { signal });
      return v.parse(batchPreviewSchema, data);
    },
  });
}

/** Does it with each of them; sent again with the same key, nothing is done twice. */
export function useBatch() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (work: BatchWork & { key: string }, signal) => {
      const { data } = await authClient.post<unknown>(PATH, work, { signal });
      return v.parse(batchResultSchema, data).results;
    },
    onSettled: refresh,
  });
}
