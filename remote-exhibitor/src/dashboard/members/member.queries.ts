import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@mosta/shared/queries';
import { type InvitationInput, memberListSchema } from '@mosta/shared/schemas/member.schema';
import * as v from 'valibot';

const PATHS = { members: 'v1/member', invitations: 'v1/invitation' } as const;

function membersQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['exhibitor', 'members', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(PATHS.members, { signal });
      return v.parse(memberListSchema, data);
    },
  });
}

/** Who acts for the signed-in person's exhibitor. */
export const useMembers = () => useQuery(membersQuery(useSession()?.user._id));

/** Fetches them again where they are shown. */
function useRefreshMembers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['exhibitor', 'members'] });
}

/**
 * Fetches them again since something has changed. That may be for whom the person acts: views that are opened from now on
 * fetch what they show.
 */
export function useRecheckMembership(): () => Promise<void> {
  const client = useQueryClient();
  const refresh = useRefreshMembers();
  return async () => {
    await client.invalidateQueries({ refetchType: 'none' });
    await refresh();
  };
}

/** Sends an invitation; another to the same address takes its place. */
export function useInvite() {
  const refresh = useRefreshMembers();
  return async (input: InvitationInput): Promise<void> => {
    await authClient.post(PATHS.invitations, input);
    await refresh();
  };
}

/** What an owner or a member does about the people; `id` is the account's, or the invitation's. */
export type MemberAction =
  | { kind: 'remove' | 'handOver' | 'cancel'; id: string; name: string }
  | { kind: 'leave' };

/** Carries it out; the list is up to date when it is done, also after a refusal. */
export function useMemberAction() {
  const client = useQueryClient();
  const refresh = useRefreshMembers();
  return useMutation({
    mutationFn: async (action: MemberAction, signal) => {
      if (action.kind === 'leave') {
        await authClient.post(`${PATHS.members}/leave`, undefined, { signal });
        return;
      }
      const id = encodeURIComponent(action.id);
      if (action.kind === 'handOver') {
        await authClient.post(`${PATHS.members}/${id}/owner`, undefined, { signal });
        return;
      }
      const path = action.kind === 'remove' ? PATHS.members : PATHS.invitations;
      await authClient.delete(`${path}/${id}`, { signal });
    },
    onSettled: refresh,
    // Whoever left has nothing any more of what the pages know.
    onSuccess: (_answer, { kind }) => (kind === 'leave' ? client.resetQueries() : undefined),
  });
}
