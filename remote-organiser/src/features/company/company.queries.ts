import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  companyPageSchema,
  distinctionListSchema,
  duplicateListSchema,
  mergePreviewSchema,
  organizerCompanySchema,
} from '@mosta/shared/schemas/organizer-company.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { useSendingKey } from '../../use-sending-key';
import type { Filter } from './company-address';

const PREFIX = 'v1/organizer/company';

/** Rows of a page of the list. */
export const PER_PAGE = 25;

/** The filter as the service’s calls take it. */
export function filterParameters({ search, year }: Pick<Filter, 'search' | 'year'>) {
  return { ...(search ? { search } : {}), ...(year ? { edition: year } : {}) };
}

/** A page of the companies that the filter wants; the one before stays until it is there. */
export function useCompanyPage({ search, year, sort, direction, page }: Filter) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'company', 'list', search, year, sort, direction, page],
      queryFn: async ({ signal }) => {
        const params = {
          ...filterParameters({ search, year }),
          ...{ sort, direction, limit: String(PER_PAGE) },
          offset: String((page - 1) * PER_PAGE),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(companyPageSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}

/** A company with all that it had. */
export function useCompany(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'company', 'one', id],
      queryFn: async ({ signal }) => {
        const path = `${PREFIX}/${encodeURIComponent(id)}`;
        const { data } = await authClient.get<unknown>(path, { signal });
        return v.parse(organizerCompanySchema, data);
      },
    }),
  );
}

/** Pairs that may be one company. */
export function useDuplicates() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'company', 'duplicates'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(`${PREFIX}/duplicate`, { signal });
        return v.parse(duplicateListSchema, data);
      },
    }),
  );
}

/** Pairs that organisers told apart. */
export function useDistinctions() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'company', 'distinctions'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(`${PREFIX}/distinct`, { signal });
        return v.parse(distinctionListSchema, data);
      },
    }),
  );
}

type Told = { one: string; other: string /** False takes it back. */; apart: boolean };

/** Says of two companies that they are two, or takes that back. */
export function useTellApart() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ one, other, apart }: Told, signal) => {
      const path = `${PREFIX}/${encodeURIComponent(one)}/distinct/${encodeURIComponent(other)}`;
      await (apart
        ? authClient.put(path, undefined, { signal })
        : authClient.delete(path, { signal }));
    },
    onSettled: refresh,
  });
}

/** `from` becomes part of `into`. */
export type Pair = { into: string; from: string };

const mergePath = ({ into, from }: Pair) =>
  `${PREFIX}/${encodeURIComponent(into)}/merge/${encodeURIComponent(from)}`;

/** What a merge would move. */
export function useMergePreview(pair: Pair) {
  const { into, from } = pair;
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'company', 'merge', into, from],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(mergePath(pair), { signal });
        return v.parse(mergePreviewSchema, data);
      },
      // After the merge one of the two is gone; what was read is what is confirmed.
      staleTime: 'static',
      gcTime: 0,
    }),
  );
}

/** Makes one company of two. As long as it failed, it is the same call. */
export function useMerge() {
  const refresh = useRefreshOrganisation();
  const { key, renew } = useSendingKey();
  return useMutation({
    mutationFn: async ({ pair, state }: { pair: Pair; state: string }, signal) => {
      const { data } = await authClient.post<unknown>(mergePath(pair), { key, state }, { signal });
      renew();
      return v.parse(organizerCompanySchema, data);
    },
    onSettled: refresh,
  });
}
