import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import {
  type OrganizerPromo,
  organizerPromoListSchema,
  organizerPromoSchema,
  type PromoContent,
} from '@mosta/shared/schemas/organizer-promo.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';

const PATH = 'v1/organizer/promo';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const parse = v.parser(organizerPromoSchema);

/** The promo codes of the current edition, by code. */
export function usePromos() {
  return useQuery(
    queryOptions({
      queryKey: ['organiser', 'promo'],
      queryFn: async ({ signal }) => {
        const { data } = await authClient.get<unknown>(PATH, { signal });
        return v.parse(organizerPromoListSchema, data);
      },
    }),
  );
}

type Saved = {
  promo: PromoContent;
  /** Which code, as the organiser saw it; or the key of a new one. */
  to: { id: string; version: number } | { key: string };
};

/** Saves a code. */
export function useSavePromo() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async ({ promo, to }: Saved, signal) => {
      const { data } =
        'id' in to
          ? await authClient.put<unknown>(pathOf(to.id), { version: to.version, promo }, { signal })
          : await authClient.post<unknown>(PATH, { key: to.key, promo }, { signal });
      return parse(data);
    },
    onSettled: refresh,
  });
}

export type PromoStep = 'withdraw' | 'restore';

/** Takes a code back, or accepts it again. */
export function useStepPromo() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (
      { promo, step }: { promo: Pick<OrganizerPromo, '_id' | 'version'>; step: PromoStep },
      signal,
    ) => {
      const body = { version: promo.version };
      const { data } = await authClient.post<unknown>(`${pathOf(promo._id)}/${step}`, body, {
        signal,
      });
      return parse(data);
    },
    onSettled: refresh,
  });
}
