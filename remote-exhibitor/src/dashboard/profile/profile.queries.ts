import { useSession } from '@mosta/shared/auth';
import { authClient, downloadFile, refreshSession } from '@mosta/shared/http';
import {
  queryOptions,
  refreshParticipations,
  useQuery,
  useQueryClient,
} from '@mosta/shared/queries';
import type { AccountChange } from '@mosta/shared/schemas/account.schema';
import {
  type CompanyChange,
  type ExhibitorPageInput,
  ownCompanySchema,
  ownExhibitorPageSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';
import { ownAccountQuery } from '../../account.queries';

const PATHS = {
  account: 'v1/account',
  company: 'v1/company/mine',
  page: 'v1/exhibitor-page/mine',
} as const;

function ownCompanyQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['exhibitor', 'company', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(PATHS.company, { signal });
      return v.parse(ownCompanySchema, data);
    },
  });
}

function ownPageQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['exhibitor', 'page', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(PATHS.page, { signal });
      return v.parse(ownExhibitorPageSchema, data);
    },
  });
}

const useUserId = () => useSession()?.user._id;

export const useOwnAccount = () => useQuery(ownAccountQuery(useUserId()));
export const useOwnCompany = () => useQuery(ownCompanyQuery(useUserId()));
export const useOwnPage = () => useQuery(ownPageQuery(useUserId()));

/** Changes the account's names; the session takes them over, in every tab. */
export function useSaveAccount() {
  const client = useQueryClient();
  return async (change: AccountChange, signal: AbortSignal): Promise<void> => {
    await authClient.patch(PATHS.account, change, { signal });
    // The names are saved by now: a session that cannot be renewed at this moment shows them with its next renewal.
    await refreshSession().catch(() => null);
    await client.invalidateQueries({ queryKey: ['exhibitor', 'account'] });
    signal.throwIfAborted();
  };
}

export function useSaveCompany() {
  const client = useQueryClient();
  return async (change: CompanyChange, signal: AbortSignal): Promise<void> => {
    await authClient.patch(PATHS.company, change, { signal });
    await client.invalidateQueries({ queryKey: ['exhibitor', 'company'] });
    await refreshParticipations(client);
    signal.throwIfAborted();
  };
}

export function useSavePage() {
  const client = useQueryClient();
  return async (page: ExhibitorPageInput, signal: AbortSignal): Promise<void> => {
    await authClient.put(PATHS.page, page, { signal });
    await client.invalidateQueries({ queryKey: ['exhibitor', 'page'] });
    signal.throwIfAborted();
  };
}

/** Erases the account for ever. @throws AppError WRONG_PASSWORD, ERASURE_BLOCKED */
export async function eraseAccount(password: string, signal: AbortSignal): Promise<void> {
  await authClient.post('v1/account/erase', { password }, { signal });
}

/** Saves everything that is stored about the account as a file. @throws AppError */
export function downloadOwnData(signal: AbortSignal): Promise<void> {
  return downloadFile('v1/account/export', { name: 'mosta-expo-mes-donnees.json', signal });
}
