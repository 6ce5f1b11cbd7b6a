import { useSession } from '@mosta/shared/auth';
import { authClient, refreshSession, useQuery, useQueryClient } from '@mosta/shared/http';
import { type AccountChange, accountSchema } from '@mosta/shared/schemas/account.schema';
import {
  type CompanyChange,
  type ExhibitorPageInput,
  ownCompanySchema,
  ownExhibitorPageSchema,
} from '@mosta/shared/schemas/exhibitor-page.schema';
import * as v from 'valibot';

const PATHS = {
  account: 'v1/account',
  company: 'v1/company/mine',
  page: 'v1/exhibitor-page/mine',
} as const;

/** What the profile shows and changes; each person's own. */
function useOwn<Value>(path: string, schema: v.GenericSchema<unknown, Value>) {
  const userId = useSession()?.user._id;
  return useQuery({
    queryKey: [path, userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await authClient.get<unknown>(path, { signal });
      return v.parse(schema, data);
    },
  });
}

export const useOwnAccount = () => useOwn(PATHS.account, accountSchema);
export const useOwnCompany = () => useOwn(PATHS.company, ownCompanySchema);
export const useOwnPage = () => useOwn(PATHS.page, ownExhibitorPageSchema);

/** Changes the account's names; the session takes them over, in every tab. */
export function useSaveAccount() {
  const client = useQueryClient();
  return async (change: AccountChange): Promise<void> => {
    await authClient.patch(PATHS.account, change);
    // The names are saved by now: a session that cannot be renewed at this moment shows them with its next renewal.
    await refreshSession().catch(() => null);
    await client.invalidateQueries({ queryKey: [PATHS.account] });
  };
}

export function useSaveCompany() {
  const client = useQueryClient();
  return async (change: CompanyChange): Promise<void> => {
    await authClient.patch(PATHS.company, change);
    await client.invalidateQueries({ queryKey: [PATHS.company] });
    await client.invalidateQueries({ queryKey: ['participation'] });
  };
}

export function useSavePage() {
  const client = useQueryClient();
  return async (page: ExhibitorPageInput): Promise<void> => {
    await authClient.put(PATHS.page, page);
    await client.invalidateQueries({ queryKey: [PATHS.page] });
  };
}

/** Erases the account for ever. @throws AppError WRONG_PASSWORD, ERASURE_BLOCKED */
export async function eraseAccount(password: string): Promise<void> {
  await authClient.post('v1/account/erase', { password });
}
