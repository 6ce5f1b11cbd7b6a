import { NEXT_PARAMETER } from '@mosta/shared/contract/descriptor';
import { HOMES } from '@mosta/shared/contract/homes';
import { useSearchParams } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { PATHS } from '../paths';

/** Of the link in the mail about a forgotten password: its value opens the account once. */
export const RESET_PARAMETER = 'reinitialiser';
/** Of the link in the mail to a new address: its value confirms the address once. */
export const CONFIRM_PARAMETER = 'confirmer';
/** Of the link in the mail to a colleague: its value makes whoever accepts it a member of the company once. */
export const INVITATION_PARAMETER = 'invitation';
/** The login page then offers to send that mail. */
export const FORGOT_PARAMETER = 'oublie';

/** Any origin will do: only what stays on it is a path of the portal. */
const BASE = 'https://portal.invalid';

/** Pages that lead nowhere after signing in, but with an invitation. */
const ENTRANCES: readonly string[] = [PATHS.login, PATHS.signup];

/**
 * Where to go after signing in: the person's home, unless the address names another page. Only a path of the portal itself is followed, so that a crafted link cannot send a person
 * who has just signed in to another site.
 */
export function safeNextPath(wanted: string | null, home: string): string {
  if (!wanted?.startsWith('/')) return home;
  if (!URL.canParse(wanted, BASE)) return home;
  const { origin, pathname, search, searchParams, hash } = new URL(wanted, BASE);
  // `//site` and `/\site` name another origin, `/.//site` becomes `//site` once it is resolved
  if (origin !== BASE || pathname.startsWith('//')) return home;
  const invited = searchParams.has(INVITATION_PARAMETER);
  if (ENTRANCES.includes(pathname.toLowerCase()) && !invited) return home;
  return `${pathname}${search}${hash}`;
}

/** The address's `next` parameter, made safe. @param role of whoever is signed in */
export function useNextPath(role: Role): string {
  const [parameters] = useSearchParams();
  return safeNextPath(parameters.get(NEXT_PARAMETER), HOMES[role]);
}

/** The other entrance, keeping where to go afterwards. */
export function useEntranceLink(entrance: string): string {
  return withParameters(entrance, nextOf(useSearchParams()[0]));
}

/** Where a new password is asked for, keeping where to go afterwards. */
export function useForgotLink(): string {
  const next = nextOf(useSearchParams()[0]);
  return withParameters(PATHS.login, { [FORGOT_PARAMETER]: '1', ...next });
}

function nextOf(parameters: URLSearchParams): Record<string, string> {
  const next = parameters.get(NEXT_PARAMETER);
  return next === null ? {} : { [NEXT_PARAMETER]: next };
}

function withParameters(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
