import { plainClient } from '@mosta/shared/http';
import { queryOptions, toAppError } from '@mosta/shared/queries';
import {
  type Badge,
  type BadgeInput,
  badgeSchema,
  type Wallet,
} from '@mosta/shared/schemas/badge.schema';
import * as v from 'valibot';
import { forgetOwnBadge, keepOwnBadge, readOwnBadge } from './own-badge';

/** API address of a badge: whoever knows the token may see, print and erase it. */
export function badgeUrl(
  token: string,
  part: '' | '/pdf' | '/qr.svg' | '/data' | `/wallet/${Wallet}` = '',
): string {
  return `/v1/badge/${encodeURIComponent(token)}${part}`;
}

/** The badge of a token: begins with the copy on this device, where there is one, and asks for the present one. */
export function badgeQuery(token: string) {
  return queryOptions({
    queryKey: ['public', 'badge', token],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await plainClient.get<unknown>(badgeUrl(token), { signal });
        return v.parse(badgeSchema, data);
      } catch (error) {
        const failure = toAppError(error);
        if (failure.status === 404) forgetOwnBadge(token);
        throw failure;
      }
    },
    initialData: () => readOwnBadge(token)?.badge,
    initialDataUpdatedAt: () => Date.parse(readOwnBadge(token)?.savedAt ?? ''),
    // retrying does not help when the badge does not exist
    retry: (count, error) => toAppError(error).status === 0 && count < 2,
  });
}

/** @throws AppError `BADGE_EXISTS` (it was sent again by mail), `REGISTRATIONS_CLOSED` */
export async function requestBadge(input: BadgeInput, signal: AbortSignal): Promise<Badge> {
  try {
    const { data } = await plainClient.post<unknown>('v1/badge', input, { signal });
    return v.parse(badgeSchema, data);
  } catch (error) {
    throw toAppError(error);
  }
}

/** Erases a badge and everything that is stored about its visitor. @throws AppError */
export async function eraseBadge(token: string, signal: AbortSignal): Promise<void> {
  try {
    await plainClient.delete(badgeUrl(token), { signal });
    forgetOwnBadge(token);
  } catch (error) {
    throw toAppError(error);
  }
}

/** Keeps a badge on this device with its code; the code of before where the network has gone meanwhile. */
export async function saveBadge(
  badge: Badge,
  answeredAt: number,
  signal: AbortSignal,
): Promise<void> {
  const known = readOwnBadge(badge.token)?.code ?? null;
  keepOwnBadge(badge, known, answeredAt);
  if (known !== null) return;
  const url = badgeUrl(badge.token, '/qr.svg');
  const { data } = await plainClient.get<unknown>(url, { signal, responseType: 'text' });
  if (typeof data === 'string') keepOwnBadge(badge, data, answeredAt);
}
