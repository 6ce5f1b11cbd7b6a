import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type AssigneeChange,
  assigneeListSchema,
  organizerParticipationSchema,
} from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PREFIX = 'v1/organizer/participation';
const pathOf = (id: string, what: string) => `${PREFIX}/${encodeURIComponent(id)}/${what}`;

/** Organisers to whom a participation may be given. @param enabled whether it is needed */
export function useAssignees(enabled: boolean) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'participation', 'assignees'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(`${PREFIX}/assignees`, { signal });
        return v.parse(assigneeListSchema, data);
      },
    }),
    enabled,
  });
}

/** Gives a participation to a colleague. What is shown is fresh afterwards, also when somebody else was faster. */
export function useAssign(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (change: AssigneeChange, signal) => {
      const { data } = await authClient.put<unknown>(pathOf(id, 'assignee'), change, { signal });
      v.parse(organizerParticipationSchema, data);
    },
    onSettled: refresh,
  });
}
