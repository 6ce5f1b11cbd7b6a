import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type Content,
  type ContentEntry,
  type ContentKind,
  contentEntryListSchema,
  contentEntrySchema,
  contentHistorySchema,
  isOfKind,
} from '@mosta/shared/schemas/content.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { editionParameter, useShownYear } from '../../shown-edition';

const PREFIX = 'v1/organizer/content';
const pathOf = (id: string, step?: string) =>
  [PREFIX, encodeURIComponent(id), ...(step ? [step] : [])].join('/');

/** All entries of a kind in the edition that is looked at, drafts too. */
export function useContents<Kind extends ContentKind>(kind: Kind) {
  const year = useShownYear();
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'content', 'list', kind, year],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PREFIX, {
          ...{ params: { kind, ...editionParameter(year) }, signal },
        });
        return v.parse(contentEntryListSchema, data).filter((entry) => isOfKind(entry, kind));
      },
    }),
  );
}

/** The changes of an entry, the newest first. */
export function useContentHistory(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'content', 'history', id],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(id, 'history'), { signal });
        return v.parse(contentHistorySchema, data);
      },
    }),
  );
}

type Saved = {
  kind: ContentKind;
  content: Content;
  publish: boolean;
  /** Which entry, as the organiser saw it; or the key of a new one. */
  to: { id: string; version: number } | { key: string };
};

/** Saves a draft, or what everybody sees. It is done when what is shown is fresh, also after a refusal. */
export function useSaveContent() {
  const params = editionParameter(useShownYear());
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ to, ...body }: Saved, signal): Promise<ContentEntry> => {
      const { data } =
        'id' in to
          ? await authClient.put<unknown>(
              pathOf(to.id),
              { ...body, version: to.version },
              { signal },
            )
          : await authClient.post<unknown>(PREFIX, { ...body, key: to.key }, { params, signal });
      return v.parse(contentEntrySchema, data);
    },
    onSettled: refresh,
  });
}

/** Sets the order of a kind. */
export function useOrderContents() {
  const params = editionParameter(useShownYear());
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (order: { kind: ContentKind; ids: string[] }, signal): Promise<void> => {
      await authClient.post<unknown>(`${PREFIX}/order`, order, { params, signal });
    },
    onSettled: refresh,
  });
}

export type ContentStep = 'publish' | 'withdraw' | 'undo' | 'restore' | 'remove';

/** Publishes, withdraws or removes an entry, undoes its last change, or gives it its first text again. */
export function useContentStep() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (
      { entry, step }: { entry: Pick<ContentEntry, '_id' | 'version'>; step: ContentStep },
      signal,
    ): Promise<ContentEntry> => {
      const body = { version: entry.version };
      const { data } = await authClient.post<unknown>(pathOf(entry._id, step), body, { signal });
      return v.parse(contentEntrySchema, data);
    },
    onSettled: refresh,
  });
}
