import { queryOptions } from '@mosta/shared/queries';
import { offerListSchema } from '@mosta/shared/schemas/offer-content.schema';
import * as v from 'valibot';
import { contentAnswer } from '../../content.queries';

/** Collective offers, in the organisers' order; apart from other contents, since one page shows them. */
export function offersQuery() {
  return queryOptions({
    queryKey: ['public', 'content', 'offer'],
    ...contentAnswer('offer', v.parser(offerListSchema)),
  });
}
