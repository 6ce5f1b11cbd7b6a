import { plainClient } from '@mosta/shared/http';
import { toAppError, useMutation } from '@mosta/shared/queries';
import { promoAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import * as v from 'valibot';

/** Asks the service what a promo code is worth. */
export function useCheckPromo() {
  return useMutation({
    mutationFn: async (code: string, signal) => {
      try {
        const { data } = await plainClient.post<unknown>('v1/promo', { code }, { signal });
        return v.parse(promoAnswerSchema, data);
      } catch (error) {
        throw toAppError(error);
      }
    },
  });
}
