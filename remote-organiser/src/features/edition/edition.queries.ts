import { authClient } from '@mosta/shared/http';
import {
  queryOptions,
  refreshEdition,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import {
  type EditionChange,
  editionSamplesSchema,
  type NewEdition,
  organizerEditionListSchema,
  organizerEditionSchema,
} from '@mosta/shared/schemas/organizer-edition.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

/** What leads an edition into another state. */
export type EditionStep = 'current' | 'open' | 'close' | 'archive';

const PATH = 'v1/organizer/edition';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const parse = v.parser(organizerEditionSchema);

/** All editions, the newest first. */
export function useEditions() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'edition', 'list'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PATH, { signal });
        return v.parse(organizerEditionListSchema, data);
      },
    }),
  );
}

/** What of an edition still is a sample value. */
export function useEditionSamples(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'edition', 'samples', id],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(`${pathOf(id)}/samples`, { signal });
        return v.parse(editionSamplesSchema, data);
      },
    }),
  );
}

/** Writes what an organiser has changed of an edition, on the version that was read. */
export function useChangeEdition() {
  return useMutation({
    mutationFn: async ({ id, change }: { id: string; change: EditionChange }, signal) =>
      parse((await authClient.patch<unknown>(pathOf(id), change, { signal })).data),
    onSettled: useRefresh(),
  });
}

/** Leads an edition into another state. */
export function useStepEdition() {
  return useMutation({
    mutationFn: async (
      { id, step, version }: { id: string; step: EditionStep; version: number },
      signal,
    ) => {
      const { data } = await authClient.post<unknown>(
        `${pathOf(id)}/${step}`,
        { version },
        { signal },
      );
      return parse(data);
    },
    onSettled: useRefresh(),
  });
}

/** Has the public pages of this browser show a draft from now on; the page then leaves for them. */
export function usePreviewEdition() {
  return useMutation({
    mutationFn: async (id: string, signal): Promise<void> => {
      await authClient.post<unknown>(`${pathOf(id)}/preview`, undefined, { signal });
    },
  });
}

/** Makes a draft from an existing edition. */
export function useAddEdition() {
  return useMutation({
    mutationFn: async (edition: NewEdition, signal) =>
      parse((await authClient.post<unknown>(PATH, edition, { signal })).data),
    onSettled: useRefresh(),
  });
}

/** The pages of this tab show the current edition too. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const refresh = useRefreshOrganisation();
  return () => Promise.all([refresh(), refreshEdition(client)]);
}
