import { authClient, plainClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@mosta/shared/queries';
import { openedInvitationSchema } from '@mosta/shared/schemas/member.schema';
import * as v from 'valibot';

function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['exhibitor', 'invitation', token],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.post<unknown>('v1/invitation/open', { token }, { signal });
      return v.parse(openedInvitationSchema, data);
    },
    // It is good once: asked again after it was accepted, it would be called invalid.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Who invites, and for which company, by the token of the mail's link. */
export const useInvitation = (token: string) => useQuery(invitationQuery(token));

/** Accepts it for the signed-in person, whose pages know nothing of the company yet. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string, signal) => {
      await authClient.post('v1/invitation/accept', { token }, { signal });
    },
    onSuccess: () => {
      const known = client.getQueryCache().findAll({
        predicate: ({ queryKey }) => queryKey[1] !== 'invitation',
      });
      for (const query of known) query.reset();
    },
  });
}
