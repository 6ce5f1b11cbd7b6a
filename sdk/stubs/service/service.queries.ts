import { plainClient } from '@mosta/shared/http';
import { queryOptions } from '@mosta/shared/queries';
import * as v from 'valibot';

const answerSchema = v.object({ answer: v.string() });

/** A call that the server of the stubs alone knows. */
export function stubAnswerQuery() {
  return queryOptions({
    queryKey: ['service', 'answer'],
    queryFn: async ({ signal }) => {
      const { data } = await plainClient.get<unknown>('v1/stub', { signal });
      return v.parse(answerSchema, data).answer;
    },
  });
}
