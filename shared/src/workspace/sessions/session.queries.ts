import { useSession } from '@mosta/shared/auth';
import { authClient } from '@mosta/shared/http';
import {
  queryOptions,
  toAppError,
  useMutation,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import * as v from 'valibot';
import { ownSessionListSchema } from '../../schemas/own-session.schema';

const PATH = 'v1/account/session';

function ownSessionsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['sessions', userId],
    enabled: userId !== undefined,
    // they come and go on other devices
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(PATH, { signal });
      return v.parse(ownSessionListSchema, data);
    },
  });
}

/** Where the signed-in person is signed in. */
export const useOwnSessions = () => useQuery(ownSessionsQuery(useSession()?.user._id));

/** Ends one session by its identifier, or all but this one where none is given. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null, signal) => {
      const path = id === null ? PATH : `${PATH}/${encodeURIComponent(id)}`;
      await authClient.delete(path, { signal }).catch(unlessGone);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

/** A session that has ended meanwhile is what was wanted. */
function unlessGone(error: unknown): void {
  if (toAppError(error).code !== 'NOT_FOUND') throw error;
}
