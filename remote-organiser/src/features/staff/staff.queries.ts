import { authClient, downloadFile } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { auditPageSchema } from '@mosta/shared/schemas/audit.schema';
import {
  type StaffDecision,
  type StaffFile,
  type StaffPreviewInput,
  staffApplicationSchema,
  staffPageSchema,
  staffPreviewSchema,
} from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import type { Filter } from './staff-address';

export const PREFIX = 'v1/organizer/staff';
const pathOf = (id: string, ...rest: string[]) =>
  [PREFIX, encodeURIComponent(id), ...rest].join('/');

/** Rows of a page of the list. */
export const PER_PAGE = 25;

/** A page of the applications that the filter wants; the one before stays until it is there. @param enabled whether it is needed */
export function useApplicationPage(filter: Filter, enabled = true) {
  const { sort, direction, page } = filter;
  const wanted = parametersOf(filter);
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'staff', 'list', wanted, sort, direction, page],
      queryFn: async ({ signal }) => {
        const limits = { limit: String(PER_PAGE), offset: String((page - 1) * PER_PAGE) };
        const params = { ...wanted, sort, direction, ...limits };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(staffPageSchema, data);
      },
    }),
    placeholderData: (before) => before,
    enabled,
  });
}

/** As the calls of the list and of its export take the filter. */
export function parametersOf({ status, studyLevel, search }: Filter): Record<string, string> {
  return {
    ...(status ? { status } : {}),
    ...(studyLevel ? { studyLevel } : {}),
    ...(search ? { search } : {}),
  };
}

/** A whole application. */
export function useApplication(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'staff', 'one', id],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(pathOf(id), { signal });
        return v.parse(staffApplicationSchema, data);
      },
    }),
  );
}

/**
 * The bytes of a file. Each fetch is a line of the audit log, which in turn refreshes what is shown: the file is fetched
 * once, and forgotten when it is put away.
 */
export function useFileBytes(id: string, name: StaffFile) {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'staff', 'file', id, name],
      queryFn: async ({ signal }) => {
        const path = pathOf(id, 'file', name);
        const options = { signal, responseType: 'arraybuffer' } as const;
        const { data } = await authClient.get<unknown>(path, options);
        if (!(data instanceof ArrayBuffer)) throw new TypeError('The answer is no file');
        return data;
      },
      staleTime: 'static',
      gcTime: 0,
    }),
  );
}

export function useFileDownload(id: string, name: StaffFile) {
  return useMutation({
    mutationFn: (_, signal) =>
      downloadFile(pathOf(id, 'file', name), { name: `${name}.pdf`, signal }),
  });
}

/** What organisers did with an application, the newest first. @param enabled whether one may read it */
export function useHistory(id: string, enabled: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'staff', 'history', id],
      queryFn: async ({ signal }) => {
        const params = { subject: id, action: 'staff.', limit: '100' };
        const { data } = await authClient.get<unknown>('v1/organizer/audit', { signal, params });
        return v.parse(auditPageSchema, data);
      },
    }),
    enabled,
  });
}

/** The mail of a decision as the applicant would read it. */
export function usePreview(id: string) {
  return useMutation({
    mutationFn: async (decided: StaffPreviewInput, signal) => {
      const { data } = await authClient.post<unknown>(pathOf(id, 'preview'), decided, { signal });
      return v.parse(staffPreviewSchema, data);
    },
  });
}

const VERBS: Record<StaffDecision, string> = {
  interview: 'invite',
  accepted: 'accept',
  refused: 'refuse',
};

/** Decides about an application, as it was at that version. What is shown is fresh afterwards, also after a refusal. */
export function useDecide(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (
      { version, ...decided }: StaffPreviewInput & { version: number },
      signal,
    ) => {
      const { decision, ...body } = decided;
      const path = pathOf(id, VERBS[decision]);
      const { data } = await authClient.post<unknown>(path, { ...body, version }, { signal });
      v.parse(staffApplicationSchema, data);
    },
    onSettled: refresh,
  });
}
