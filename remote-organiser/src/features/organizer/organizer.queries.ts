import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type NewOrganizer,
  type OrganizerRoleChange,
  organizerAccountListSchema,
  organizerAccountSchema,
} from '@mosta/shared/schemas/organizer-account.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PATH = 'v1/organizer/colleague';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** The organisers' accounts, by role and name. */
export function useOrganizers() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'account'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PATH, { signal });
        return v.parse(organizerAccountListSchema, data);
      },
    }),
  );
}

/** Invites somebody by mail. */
export function useInvite() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (input: NewOrganizer, signal) => {
      const { data } = await authClient.post<unknown>(PATH, input, { signal });
      v.parse(organizerAccountSchema, data);
    },
    onSettled: refresh,
  });
}

/** Gives another role, on the version that was read. */
export function useChangeRole(id: string) {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (change: OrganizerRoleChange, signal) => {
      await authClient.patch<unknown>(pathOf(id), change, { signal });
    },
    onSettled: refresh,
  });
}

/** What is done to an account by one press. */
export type AccountAction =
  | 'invite-again'
  | 'end-sessions'
  | 'reset-factor'
  | 'remove'
  | 'withdraw';

/** Does it. */
export function useActOnOrganizer() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ id, action }: { id: string; action: AccountAction }, signal) => {
      if (action === 'invite-again') {
        await authClient.post<unknown>(`${pathOf(id)}/invitation`, undefined, { signal });
      } else if (action === 'end-sessions') {
        await authClient.post<unknown>(`${pathOf(id)}/end-sessions`, undefined, { signal });
      } else if (action === 'reset-factor') {
        await authClient.post<unknown>(`${pathOf(id)}/reset-second-factor`, undefined, { signal });
      } else {
        await authClient.delete(pathOf(id), { signal });
      }
    },
    onSettled: refresh,
  });
}
