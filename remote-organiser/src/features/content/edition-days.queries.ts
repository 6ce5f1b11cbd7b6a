import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { publicAnswer } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import { editionSchema } from '@mosta/shared/schemas/edition.schema';
import * as v from 'valibot';

/** The days of the current edition, which comes with the page. */
export function useEditionDays() {
  const { data } = useQuery(
    queryOptions({
      queryKey: ['organiser', 'edition', 'current'],
      ...publicAnswer('v1/edition', v.parser(editionSchema)),
    }),
  );
  return data?.days ?? FIRST_EDITION.days;
}
