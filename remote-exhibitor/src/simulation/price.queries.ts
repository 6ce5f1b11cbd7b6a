import { plainClient } from '@mosta/shared/http';
import { queryOptions, toAppError } from '@mosta/shared/queries';
import { simulationAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';

/** What the service computes for a simulation. @param question simulation and way of paying, as JSON */
export function simulationPriceQuery(question: string) {
  return queryOptions({
    queryKey: ['exhibitor', 'simulation', question],
    retry: 1,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await plainClient.post<unknown>('v1/simulation', question, {
          headers: { 'content-type': 'application/json' },
          signal,
        });
        return v.parse(simulationAnswerSchema, data);
      } catch (failure) {
        throw toAppError(failure);
      }
    },
  });
}
