import { publicAnswer } from '@mosta/shared/http';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { hotelListSchema } from '../schemas/hotel.schema';

/** All hotels of the directory, in the order in which the API lists them. */
export function hotelsQuery() {
  return queryOptions({
    queryKey: ['hotel', 'list'],
    ...publicAnswer('v1/hotel', v.parser(hotelListSchema)),
  });
}
