import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { preparationSchema } from '@mosta/shared/schemas/preparation.schema';
import * as v from 'valibot';
import { editionParameter, useShownYear } from '../../shown-edition';
import type { Filter } from './preparation-address';

const PREFIX = 'v1/organizer/preparation';

/** Lines of a page of the list. */
export const PER_PAGE = 50;

/** A page of what is to be prepared; the one before stays until it is there. */
export function usePreparation({ supplier, category, row, status, page }: Filter) {
  const year = useShownYear();
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'preparation', supplier, category, row, status, page, year],
      queryFn: async ({ signal }) => {
        const params = {
          ...{ limit: String(PER_PAGE), offset: String((page - 1) * PER_PAGE) },
          ...(supplier ? { supplier } : {}),
          ...(category ? { category } : {}),
          ...(row ? { row } : {}),
          ...(status ? { status } : {}),
          ...editionParameter(year),
        };
        const { data } = await authClient.get<unknown>(PREFIX, { signal, params });
        return v.parse(preparationSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}
