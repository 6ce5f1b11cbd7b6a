import { authClient, refreshSession } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@mosta/shared/queries';
import {
  newSecondFactorSchema,
  recoveryCodesSchema,
  type SecondFactorProof,
  secondFactorStateSchema,
} from '@mosta/shared/schemas/second-factor.schema';
import * as v from 'valibot';

const PATH = 'v1/account/second-factor';

const stateQuery = queryOptions({
  queryKey: ['organiser', 'second-factor'],
  queryFn: async ({ signal }) => {
    const { data } = await authClient.get<unknown>(PATH, { signal });
    return v.parse(secondFactorStateSchema, data);
  },
});

/** Whether the signed-in organiser's account has a second factor. */
export const useSecondFactor = () => useQuery(stateQuery);

function useRefreshState(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: stateQuery.queryKey });
}

/** What the session may open has changed; where it cannot be asked now, it learns so with its next token. */
async function learnRights(): Promise<void> {
  await refreshSession().catch(() => undefined);
}

/** Asks for a secret, by the password. */
export function useBeginFactor() {
  return useMutation({
    mutationFn: async (password: string, signal) => {
      const { data } = await authClient.post<unknown>(PATH, { password }, { signal });
      return v.parse(newSecondFactorSchema, data);
    },
  });
}

/** Turns the factor on by a first code. @returns the recovery codes */
export function useConfirmFactor() {
  const refresh = useRefreshState();
  return useMutation({
    mutationFn: async (code: string, signal) => {
      const { data } = await authClient.post<unknown>(`${PATH}/confirm`, { code }, { signal });
      const { codes } = v.parse(recoveryCodesSchema, data);
      await learnRights();
      return codes;
    },
    onSettled: refresh,
  });
}

/** Makes new recovery codes. @returns them */
export function useRenewCodes() {
  const refresh = useRefreshState();
  return useMutation({
    mutationFn: async (proof: SecondFactorProof, signal) => {
      const { data } = await authClient.post<unknown>(`${PATH}/recovery-codes`, proof, { signal });
      return v.parse(recoveryCodesSchema, data).codes;
    },
    onSettled: refresh,
  });
}

/** Turns the factor off. */
export function useRemoveFactor() {
  const refresh = useRefreshState();
  return useMutation({
    mutationFn: async (proof: SecondFactorProof, signal) => {
      await authClient.post<unknown>(`${PATH}/remove`, proof, { signal });
      await learnRights();
    },
    onSettled: refresh,
  });
}
