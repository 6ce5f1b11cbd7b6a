import { authClient } from '@mosta/shared/http';
import { queryOptions, useQuery } from '@mosta/shared/queries';
import {
  type DecisionLetter,
  decisionExampleSchema,
} from '@mosta/shared/schemas/decision-letter.schema';
import * as v from 'valibot';

/** A letter that is being written as the exhibitor of a dossier would read it; the one before stays until it is there. */
export function useDecisionExample(letter: DecisionLetter) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'content', 'decision-example', letter],
      queryFn: async ({ signal }) => {
        const path = 'v1/organizer/decision-letter/preview';
        const { data } = await authClient.post<unknown>(path, letter, { signal });
        return v.parse(decisionExampleSchema, data);
      },
    }),
    placeholderData: (before) => before,
  });
}
