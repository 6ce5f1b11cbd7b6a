import { plainClient, useQuery } from '@mosta/shared/http';
import { type Hotel, hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import * as v from 'valibot';

/** The call of the hotel list (specification, section 7). */
export const HOTELS_ENDPOINT = '/v1/hotel';

async function fetchHotels({ signal }: { signal: AbortSignal }): Promise<Hotel[]> {
  const answer = await plainClient.get<unknown>(HOTELS_ENDPOINT, { signal });
  return v.parse(hotelListSchema, answer.data);
}

/** All hotels of the directory, in the order in which the API lists them. */
export function useHotels() {
  return useQuery({ queryKey: ['hotels'], queryFn: fetchHotels });
}
