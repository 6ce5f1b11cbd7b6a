import { plainClient } from '@mosta/shared/http';
import { queryOptions, toAppError, useQueryClient } from '@mosta/shared/queries';
import { type BadgeSharing, badgeSharingSchema } from '@mosta/shared/schemas/badge.schema';
import { CURRENT_CONSENT } from '@mosta/shared/schemas/consent.schema';
import * as v from 'valibot';

const sharingUrl = (token: string, contact?: string) =>
  `/v1/badge/${encodeURIComponent(token)}/sharing${contact === undefined ? '' : `/${encodeURIComponent(contact)}`}`;

/** Which exhibitors have the contact of a visitor who holds a badge. */
export function sharingQuery(token: string) {
  return queryOptions({
    queryKey: ['public', 'badge-sharing', token],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>(sharingUrl(token), { signal });
      return v.parse(badgeSharingSchema, data);
    },
  });
}

/** `allow`: exhibitors who scan the badge get the contact; `all`: taken back from all; else the contact that is taken back. */
export type SharingStep = 'allow' | 'all' | { contact: string };

/** Changes what a visitor shares, and shows it. The call throws an AppError. */
export function useChangeSharing(token: string) {
  const client = useQueryClient();
  return async (step: SharingStep, signal: AbortSignal): Promise<void> => {
    const sharing = await ask(token, step, signal);
    client.setQueryData(sharingQuery(token).queryKey, sharing);
  };
}

async function ask(token: string, step: SharingStep, signal: AbortSignal): Promise<BadgeSharing> {
  try {
    const { data } =
      step === 'allow'
        ? await plainClient.put<unknown>(
            sharingUrl(token),
            { version: CURRENT_CONSENT },
            { signal },
          )
        : await plainClient.delete<unknown>(
            sharingUrl(token, step === 'all' ? undefined : step.contact),
            { signal },
          );
    return v.parse(badgeSharingSchema, data);
  } catch (error) {
    throw toAppError(error);
  }
}
