import { plainClient } from '@mosta/shared/http';
import { queryOptions, toAppError } from '@mosta/shared/queries';
import { type Badge, type BadgeInput, badgeSchema } from '@mosta/shared/schemas/badge.schema';
import * as v from 'valibot';

/** API address of a badge: whoever knows the token may see, print and erase it. */
export function badgeUrl(token: string, part: '' | '/pdf' | '/qr.svg' | '/data' = ''): string {
  return `/v1/badge/${encodeURIComponent(token)}${part}`;
}

/** The badge of a token. */
export function badgeQuery(token: string) {
  return queryOptions({
    queryKey: ['public', 'badge', token],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await plainClient.get<unknown>(badgeUrl(token), { signal });
        return v.parse(badgeSchema, data);
      } catch (error) {
        throw toAppError(error);
      }
    },
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
  } catch (error) {
    throw toAppError(error);
  }
}
